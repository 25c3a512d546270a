// How a menu is received: a tally of visits in one text file, and a report about it for the owner.
//
// A `Visit` collects the facts of one visit (`FactKind`) and `TallyFile` appends them as `TallyLine`s, each a
// count, a day and a fact. Nothing in it identifies a guest. For a report the lines become `TallyEntry`s,
// `PeriodCounts` adds up those of a `Period`, and `Report` finds the dishes that stand out; `ReportText` and
// `Report+Data` write it for people and for programs.
