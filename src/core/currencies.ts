/**
 * The currencies of ISO 4217 by how many decimals they have, with those withdrawn since 2022 (HRK, SLL, ZWL), in which amounts
 * may be stored. Kept here, because what a stored amount means must not change with the data of a runtime; a test
 * compares it with the list of the package currency-codes. Funds, metals and units of account are left out.
 */
const byDecimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY ' +
    'COP CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF ' +
    'IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK ' +
    'MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE ' +
    'SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ' +
    'ZMW ZWG ZWL',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

/** How many decimals each currency has, by its code. */
export const currencyDecimals: ReadonlyMap<string, number> = new Map(
  Object.entries(byDecimals).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(decimals)]),
  ),
);
