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
 * The codes that validation knows, without their titles, so that checking a draft loads no list; tests hold them to the lists.
 * Sources: fiscal-rules 4, 6, 7 and 12, REF-08, REF-09.
 */
export const officialCodes = {
  /** Exemptions that the official list allows on an ISTISNA invoice. */
  istisna: codes('001 101-108 201-202 204-209 211-221 223 225-242 250 301-344 350 501'),
  /** KDV 0 without being an exemption: 351, and 151 for ÖTV. */
  withoutKdv: codes('151 351'),
  exportRegistration: codes('701-704'),
  ozelMatrah: codes('801-812'),
  taxes: new Set(
    (
      'V0021 V0061 V0071 V9077 V0073 V0074 V0075 V0076 V0077 V1047 V1048 V4080 V4081 V9021 V8001 V8002 V4071 V8004 V8005 V8006 ' +
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
  transportModes: new Set('1 2 3 4 5 6 7 8'.split(' ')),
  packageTypes: new Set('BA BE BG BH BI BJ BK BX CB CH CI CK CN CR DK DR EC FC JR LV NE SA SU TN VG VL VO'.split(' ')),
  currencies: new Set(
    (
      'TRY USD EUR GBP AED AFN ALL AMD ANG AOA ARS AUD AWG AZM AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN ' +
      'BYR BZD CAD CDF CHF CLP CNY COP CRC CUC CUP CVE CYP CZK DJF DKK DOP DZD EEK EGP ERN ETB FJD FKP GEL GHC GHS GIP GMD ' +
      'GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR ' +
      'LRD LSL LTL LVL LYD MAD MDL MGA MGF MKD MMK MNT MOP MRO MRU MTL MUR MVR MWK MXN MYR MZM MZN NAD NGN NIO NOK NPR NZD ' +
      'OMR PAB PEN PGK PHP PKR PLN PYG QAR ROL RON RSD RUB RWF SAR SBD SCR SDD SDG SEK SGD SHP SIT SKK SLE SLL SOS SRD SRG ' +
      'SSP STD STN SVC SYP SZL THB TJS TMM TMT TND TOP TTD TWD TZS UAH UGX UYU UZS VEB VES VND VUV WST XAF XAG XAU XCD XCG ' +
      'XDR XOF XPD XPF XPT XSU YER YUM ZAR ZMK ZMW ZWD ZWG ZWL'
    ).split(' '),
  ),
} as const;
