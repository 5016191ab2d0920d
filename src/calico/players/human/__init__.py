"""Players that think like people: aims, habits and mistakes."""
