/**
 * Where a reseller needs a certificate or pays sales tax: the US states with a sales tax, which are all except
 * Delaware, Montana, New Hampshire, Oregon and, apart from its boroughs, Alaska; and the provinces of Canada with a tax
 * of their own besides the GST, which unlike a value-added tax is not refunded. Elsewhere a tax number is enough.
 */
const REQUESTED_IN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'US',
    new Set(
      // biome-ignore format: reads as a list
      [
        'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DC', 'FL', 'GA', 'HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA', 'MA', 'MD',
        'ME', 'MI', 'MN', 'MO', 'MS', 'NC', 'ND', 'NE', 'NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'PA', 'RI', 'SC', 'SD', 'TN',
        'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY',
      ],
    ),
  ],
  ['CA', new Set(['BC', 'MB', 'SK'])],
])

/** Whether a country or some of its states have a sales tax from which resellers are exempt. */
export function hasSalesTax(country: string): boolean {
  return REQUESTED_IN.has(country)
}

/** `zone` is the code of a state or province. An application without a certificate is still accepted. */
export function isCertificateRequested(country: string, zone: string): boolean {
  return REQUESTED_IN.get(country)?.has(zone) ?? false
}
