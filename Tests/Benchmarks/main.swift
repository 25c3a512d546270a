print("name  value  unit  target")
