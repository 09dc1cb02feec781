"""
Second implementation of breakdowns and entries for the accountant, in exact decimals. Written from docs/requirements.md
(ACT) and docs/fiscal-rules.md, not from the TypeScript: it begins at the typed figures of the lines.

Reads a list of invoices as JSON from stdin, writes a list of results: {dokum, sonuc, satirlar}.
"""

import json
import sys
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 80
KURUS = Decimal("0.01")
ZERO = Decimal(0)

# fiscal-rules 5
WITHHELD = {}
for rate, codes in {
    20: "624 626",
    30: "625",
    40: "601 627-Ex",
    50: "604 605 614 616 623 627",
    70: "603 609 615 617 618 619 620",
    90: "602 606 607 608 610 611 612 613 621 622",
}.items():
    for code in codes.split():
        WITHHELD[code] = Decimal(rate)
for code in range(801, 826):
    WITHHELD[str(code)] = Decimal(100)

# fiscal-rules 4
IN_KDV_BASE = set("V0061 V0071 V9077 V0073 V0074 V0075 V0076 V0077 V8002 V4071 V8004 V8005 V9944 V4171".split())
STOPAJ = {"V0003", "V0011"}


def r2(value):
    return value.quantize(KURUS, rounding=ROUND_HALF_UP)


def text(value):
    return "{:.2f}".format(value + ZERO)


def short(rate):
    value = format(Decimal(rate), "f")
    return (value.rstrip("0").rstrip(".") if "." in value else value) or "0"


def calculate(tip, line):
    """Net, KDV base, KDV, withheld KDV and taxes of a line: fiscal-rules 2."""
    price = r2(Decimal(line["miktar"]) * Decimal(line["birimFiyat"]))
    net = price - r2(price * Decimal(line.get("iskontoOrani") or 0) / 100)
    taxes = {}
    for field, value in line.items():
        if not field.startswith("V") or field == "V9015Orani":
            continue
        code = field[:5]
        taxes[code] = r2(Decimal(value)) if field.endswith("Tutari") else r2(net * Decimal(value) / 100)
    rate = Decimal(line.get("kdvOrani") or 0)
    if tip == "KONAKLAMAVERGISI":
        taxes["V0059"] = r2(net * 2 / 100)
        rate = ZERO
    base = net
    if tip == "OZELMATRAH" and line.get("ozelMatrahTutari"):
        base = Decimal(line["ozelMatrahTutari"])
    base += sum((amount for code, amount in taxes.items() if code in IN_KDV_BASE), ZERO)
    kdv = r2(base * rate / 100)
    share = WITHHELD.get(line.get("tevkifatKodu"), ZERO)
    return {
        "rate": short(rate),
        "net": net,
        "base": base,
        "kdv": kdv,
        "share": share,
        "withheld": r2(kdv * share / 100),
        "taxes": {code: amount for code, amount in taxes.items() if amount != 0},
    }


def breakdown(tip, lines):
    """ACT-10, ACT-11: rows by their keys."""
    rows = {}

    def add(key, **amounts):
        row = rows.setdefault(key, dict(matrah=ZERO, kdvMatrahi=ZERO, kdv=ZERO, tevkif=ZERO, vergi=ZERO, pay=ZERO))
        for name, amount in amounts.items():
            row[name] += amount

    for line in lines:
        figures = calculate(tip, line)
        withholds = figures["share"] > 0
        if withholds:
            code = line["tevkifatKodu"].replace("-Ex", "")
        else:
            code = line.get("ozelMatrahNedeni") or line.get("istisnaMuafiyetSebebi") or None
        paid_kdv = ZERO if tip == "IHRACKAYITLI" else figures["kdv"]
        add(
            ("KDV", code, figures["rate"], short(figures["share"]) if withholds else None),
            matrah=figures["net"],
            kdvMatrahi=figures["base"],
            kdv=figures["kdv"],
            tevkif=figures["withheld"],
            pay=figures["net"] + paid_kdv - figures["withheld"],
        )
        for tax, amount in figures["taxes"].items():
            if tax in STOPAJ:
                add(("STOPAJ", tax, None, None), vergi=amount, pay=-amount)
            else:
                add(("VERGI", tax, figures["rate"], None), vergi=amount, pay=ZERO if tax == "V4171" else amount)
    return rows


def by_hand(invoice, rows, answers):
    """ACT-19, ACT-20 and the choices: the reason, or the open choices."""
    tip = invoice["tip"]
    if tip == "IADE":
        for (kind, code, _, _), row in rows.items():
            if row["tevkif"] != 0 or kind == "STOPAJ" or code == "V4171":
                return "IADE_TEVKIFATLI", []
    needed = []
    kind = invoice["iadeTuru"]
    if tip == "IADE" and kind is None:
        needed.append("iadeTuru")
        kind = answers.get("iadeTuru")
    if tip == "IADE" and kind == "ALIS_IADESI":
        needed.append("iadeKdv")
    if tip == "ISTISNA" and any(key[0] == "KDV" and key[1] in ("301", "302") for key in rows):
        needed.append("ihracatGeliri")
    if tip == "IHRACKAYITLI" and any(key[0] == "KDV" and key[2] != "0" for key in rows):
        needed.append("tecilKdv")
    if tip == "OZELMATRAH":
        needed.append("ozelMatrah")
    if any(key[0] == "STOPAJ" for key in rows):
        needed.append("stopaj")
    if invoice["paraBirim"] != "TRY":
        needed.append("fxResidue")
    if any(answers.get(name) == "ELLE" for name in needed):
        return "ELLE", []
    return None, [name for name in needed if not answers.get(name)]


def lines_of(invoice, rows, answers):
    """Table "Entries": [side, role, key, amount]; sides are 1 for a debit, -1 for a credit."""
    tip = invoice["tip"]
    payable = sum((row["pay"] for row in rows.values()), ZERO)
    lines = {}

    def put(side, role, key, amount):
        lines[(side, role, key)] = lines.get((side, role, key), ZERO) + amount

    is_return = tip == "IADE"
    returns_sale = is_return and (invoice["iadeTuru"] or answers.get("iadeTuru")) == "SATIS_IADESI"
    for (kind, code, rate, _), row in rows.items():
        kdv = row["kdv"] - row["tevkif"]
        if returns_sale:
            if kind == "KDV":
                put(1, "SATISTAN_IADE", rate, row["matrah"])
                put(1, "INDIRILECEK_KDV", rate, kdv)
            else:
                put(1, "VERGI", code, row["pay"])
        elif is_return:
            put(-1, "ALISTAN_IADE", rate, row["matrah"] + row["vergi"])
            if kind == "KDV":
                own = answers.get("iadeKdv") == "INDIRILECEK"
                put(-1, "INDIRILECEK_KDV" if own else "HESAPLANAN_KDV", rate, kdv)
        elif kind == "KDV":
            exported = tip == "ISTISNA" and code in ("301", "302") and answers.get("ihracatGeliri") == "AYRI"
            put(-1, "GELIR_IHRACAT" if exported else "GELIR", None if exported else rate, row["matrah"])
            put(-1, "HESAPLANAN_KDV", rate, kdv)
            if tip == "IHRACKAYITLI":
                put(1, "DIGER_KDV", None, row["kdv"])
        elif kind == "VERGI":
            put(-1, "VERGI", code, row["pay"])
        else:
            put(1, "STOPAJ", code, row["vergi"])
    put(-1 if returns_sale else 1, "SATICI" if is_return and not returns_sale else "ALICI", None, payable)
    return lines


REVENUE = ("GELIR", "GELIR_IHRACAT", "SATISTAN_IADE", "ALISTAN_IADE")
CARI = ("ALICI", "SATICI")


def in_tl(invoice, lines, answers):
    """ACT-22."""
    rate = Decimal(invoice["dovizKur"])
    tl = {key: r2(amount * rate) for key, amount in lines.items()}
    residue = sum((key[0] * amount for key, amount in tl.items()), ZERO)
    used = [key for key, amount in lines.items() if amount != 0]
    if abs(residue) > KURUS * len(used):
        return tl
    cari = next(key for key in lines if key[1] in CARI)
    if answers.get("fxResidue") == "CARI":
        target = cari
    else:
        candidates = [key for key in used if key[1] in REVENUE] or [key for key in used if key[0] != cari[0]]
        # Of equal ones the first in the order of the entry: by the order of the roles, then by rate or code.
        candidates.sort(key=lambda key: (ORDER.index(key[1]), sort_key(key[1], key[2])))
        if not candidates:
            return tl
        target = max(candidates, key=lambda key: tl[key])
    tl[target] -= target[0] * residue
    return tl


ORDER = ("GELIR", "GELIR_IHRACAT", "SATISTAN_IADE", "ALISTAN_IADE", "HESAPLANAN_KDV", "INDIRILECEK_KDV", "VERGI")


def sort_key(role, key):
    return (Decimal(key or 0), "") if role != "VERGI" else (ZERO, key)


def result(invoice):
    answers = invoice["secimler"]
    rows = breakdown(invoice["tip"], invoice["lines"])
    dokum = [
        [*key, *(text(row[name]) for name in ("matrah", "kdvMatrahi", "kdv", "tevkif", "vergi", "pay"))]
        for key, row in rows.items()
    ]
    if all(row[name] == 0 for row in rows.values() for name in ("matrah", "kdvMatrahi", "kdv", "vergi")):
        return {"dokum": dokum, "sonuc": "SIFIR"}
    reason, missing = by_hand(invoice, rows, answers)
    if reason:
        return {"dokum": dokum, "sonuc": "ELLE", "sebep": reason}
    if missing:
        return {"dokum": dokum, "sonuc": "SECIM", "secimler": missing}
    lines = lines_of(invoice, rows, answers)
    foreign = invoice["paraBirim"] != "TRY"
    tl = in_tl(invoice, lines, answers) if foreign else lines
    written = []
    for key, amount in tl.items():
        if amount == 0:
            continue
        side = key[0] if amount > 0 else -key[0]
        written.append(
            ["BORC" if side > 0 else "ALACAK", key[1], key[2], text(abs(amount)), text(abs(lines[key])) if foreign else None]
        )
    if not written:
        return {"dokum": dokum, "sonuc": "SIFIR"}
    return {"dokum": dokum, "sonuc": "KAYIT", "satirlar": written}


json.dump([result(invoice) for invoice in json.load(sys.stdin)], sys.stdout)
