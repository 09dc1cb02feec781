/** Expands '201 204-206' to the codes 201, 204, 205, 206. */
function codes(ranges: string): ReadonlySet<string> {
  const expanded = ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      String(Number(first) + index).padStart(3, '0'),
    );
  });
  return new Set(expanded);
}

/**
 * The codes that validation accepts, without titles, so that checking a draft does not load the lists. Tests compare
 * them with the lists. Sources: fiscal-rules 4, 6, 7 and 12, REF-08, REF-09.
 */
export const officialCodes = {
  /** Exemptions that the official list allows on an ISTISNA invoice. */
  istisna: codes('001 101-108 201-202 204-209 211-221 223 225-242 250 301-344 350 501'),
  /** Reasons for KDV 0 that are no exemptions: 351, and 151 for ÖTV. */
  withoutKdv: codes('151 351'),
  exportRegistration: codes('701-704'),
  ozelMatrah: codes('801-812'),
  taxes: new Set(
    (
      'V0021 V0022 V0061 V0071 V9077 V0073 V0074 V0075 V0076 V0077 V1047 V1048 V4080 V4081 V9021 V8001 V8002 V4071 V8004 V8005 V8006 ' +
      'V8007 V8008 V9944 V0059 V0003 V0011 V4171 V9040'
    ).split(' '),
  ),
  kdvRates: new Set(['0', '1', '8', '10', '18', '20']),
  units: new Set(
    (
      'DAY MON ANN HUR D61 D62 C62 PA BX MGM GRM KGM LTR TNE NT GT MMT CMT MTR KTM MLT MMQ CMK CMQ MTK MTQ KJO KWH MWH ' +
      'CLT CT PR CCT D30 D40 LPA B32 NCL SET R9 T3 DZN Q37 Q39 J39 G52 DMK DMT HAR LM'
    ).split(' '),
  ),
  deliveryTerms: new Set('CFR CIF CIP CPT DAF DAP DPU DDP DDU DEQ DES EXW FAS FCA FOB'.split(' ')),
  transportModes: new Set('0123456789'),
  /** Screens offer a part of them (REF-15). */
  packageTypes: new Set(
    (
      '1A 1B 1D 1F 1G 1W 2C 3A 3H 43 44 4A 4B 4C 4D 4F 4G 4H 5H 5L 5M 6H 6P 7A 7B 8A 8B 8C AA AB AC AD AE AF AG AH AI ' +
      'AJ AL AM AP AT AV B4 BA BB BC BD BE BF BG BH BI BJ BK BL BM BN BO BP BQ BR BS BT BU BV BW BX BY BZ CA CB CC CD ' +
      'CE CF CG CH CI CJ CK CL CM CN CO CP CQ CR CS CT CU CV CW CX CY CZ DA DB DC DG DH DI DJ DK DL DM DN DP DR DS DT ' +
      'DU DV DW DX DY EC ED EE EF EG EH EI EN FB FC FD FE FI FL FO FP FR FT FW FX GB GI GL GR GU GY GZ HA HB HC HG HN ' +
      'HR IA IB IC ID IE IF IG IH IK IL IN IZ JB JC JG JR JT JY KG KI LE LG LT LU LV LZ MA MB MC ME MR MS MT MW MX NA ' +
      'NE NF NG NS NT NU NV OA OB OC OD OE OF OK OT OU P2 PA PB PC PD PE PF PG PH PI PJ PK PL PN PO PP PR PT PU PV PX ' +
      'PY PZ QA QB QC QD QF QG QH QJ QK QL QM QN QP QQ QR QS RD RG RJ RK RL RO RT RZ SA SB SC SD SE SH SI SK SL SM SO ' +
      'SP SS ST SU SV SW SX SY SZ T1 TB TC TD TE TG TI TK TL TN TO TR TS TT TU TV TW TY TZ UC UN VA VG VI VK VL VO VP ' +
      'VQ VN VR VS VY WA WB WC WD WF WG WH WJ WK WL WM WN WP WQ WR WS WT WU WV WW WX WY WZ XA XB XC XD XF XG XH XJ XK ' +
      'YA YB YC YD YF YG YH YJ YK YL YM YN YP YQ YR YS YT YV YW YX YY YZ ZA ZB ZC ZD ZF ZG ZH ZJ ZK ZL ZM ZN ZP ZQ ZR ' +
      'ZS ZT ZU ZV ZW ZX ZY ZZ'
    ).split(' '),
  ),
  currencies: new Set(
    (
      'TRY USD EUR GBP AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP ' +
      'BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EEK EGP ERN ETB FJD FKP GEL ' +
      'GHS GIP GMD GNF GTQ GWP GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD ' +
      'KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO ' +
      'NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP ' +
      'STD STN SVC SYP SZL THB TJS TMT TND TOP TTD TWD TZS UAH UGX USN USS UYI UYU UYW UZS VED VEF VES VND VUV WST XAD ' +
      'XAF XAG XAU XCD XCG XDR XOF XPD XPF XPT XSU XUA YER ZAR ZMK ZMW ZWG ZWL'
    ).split(' '),
  ),
  /** Currencies of the portal that GİB no longer lists. */
  retiredCurrencies: new Set('AZM BYR CYP GHC MGF MRO MTL MZM ROL SDD SIT SKK SRG TMM VEB YUM ZWD'.split(' ')),
} as const;
