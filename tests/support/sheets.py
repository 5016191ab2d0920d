"""Finished quilts for tests of the score pad."""

from __future__ import annotations

CATS = (
    ("millie", ("stripes", "dots")),
    ("tibbit", ("flowers", "vines")),
    ("coconut", ("ferns", "quatrefoil")),
)
GOALS = "ABCDEF,AABBCC,AAABBB"
EMPTY = "........../....##..../......##../..##....../.........."
FULL = "YsYdYfYvYn/GsGd##GfGv/LsLdLf##Lv/Ds##DdDfDv/PsPdPfPvPn"
"""Stripes run down the left; yellow, green, light blue, dark blue and purple lie in rows."""

TIES = {
    "cats": (
        "DdYvGdMdMd/MqDf##GqGv/MfLdPn##Yf/Ds##DnYdMf/MsGfYqGdYd",
        "PvGnLfDdLn/YfMf##GvDv/LsPfYn##Pv/Gs##PqYfMd/DqDnLfLnLd",
    ),
    "buttons": (
        "PnGnLfLfLd/GfPd##GvMq/DvPqMq##Ld/Lq##MdPvDd/PvYnGdYqDn",
        "LqDfGdLnPs/DsLd##MqPf/MvYfPd##Md/Gv##PnLvYd/PnLsPdDnYs",
    ),
    "shared": (
        "GsDfMsLqLs/MvPd##LdGn/GsGdDd##Gf/Dn##LqDdMn/MsPfDqPvGq",
        "DvGfLnDqPv/DvGd##YqPs/MdGsMf##Yv/Dn##DfPvDd/YdPdMqDsMs",
    ),
}
"""Pairs of quilts with the same points in which no token is open, by what decides."""
