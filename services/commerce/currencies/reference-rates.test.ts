import { expect, test } from 'vitest'
import { createReferenceRatesLoader, parseReferenceRates } from './reference-rates.ts'

/** The form of the bank's daily file. */
const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time='2026-11-20'>
      <Cube currency='USD' rate='1.0875'/>
      <Cube currency='JPY' rate='162.45'/>
      <Cube currency='GBP' rate='0.83310'/>
    </Cube>
  </Cube>
</gesmes:Envelope>`

test('the daily file has its day and units of each currency for one euro', () => {
  const rates = parseReferenceRates(FILE)
  expect(rates?.quotedOn).toBe('2026-11-20')
  expect(Object.fromEntries(rates?.perEuro ?? [])).toEqual({ EUR: 1, USD: 1.0875, JPY: 162.45, GBP: 0.8331 })
})

test.each([
  ['a page', '<html><body>Not found</body></html>'],
  ['a day that does not exist', FILE.replace('2026-11-20', '2026-02-31')],
  ['no rate', FILE.replaceAll('currency=', 'name=')],
])('%s is no file of rates', (_, text) => {
  expect(parseReferenceRates(text)).toBeNull()
})

test('a bank that cannot be reached is a refusal', async () => {
  const load = (respond: () => Promise<Response>) => createReferenceRatesLoader(respond)()
  expect(await load(async () => new Response(FILE))).toMatchObject({ ok: true })
  expect(await load(async () => new Response('', { status: 503 }))).toMatchObject({
    code: 'rates-unavailable',
  })
  expect(await load(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({
    code: 'rates-unavailable',
  })
})
