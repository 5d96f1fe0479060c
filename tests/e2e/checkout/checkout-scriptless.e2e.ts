import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { fill, openCheckout } from './checkout-buyer.ts'

test.use({ javaScriptEnabled: false, locale: 'de-DE' })

const BERLIN = {
  'E-Mail': createPerson(),
  Vorname: 'Ada',
  Nachname: 'Byron',
  'Straße und Hausnummer': 'Torstraße 12',
  Ort: 'Berlin',
  Telefon: '+49 30 1234567',
}

// spec 5: the same without a script
test('a guest without JavaScript buys in euros and sees the bank details', async ({ page }) => {
  await openCheckout(page, '/de-de/products/sessel-nuvola-boucle')
  await fill(page, { ...BERLIN, Postleitzahl: '1' })
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click()
  await expectRefusal(page, 'Postleitzahl', 'Bitte geben Sie eine gültige Postleitzahl für dieses Land ein')
  await expect(page.getByLabel('Vorname').first()).toHaveValue('Ada')
  await fill(page, { Postleitzahl: '10119' })
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click()
  await expect(page.getByText('10119 Berlin')).toBeVisible()
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await page.getByLabel('Banküberweisung').check()
  await page.getByLabel(/^Ich habe die Allgemeinen Verkaufsbedingungen/).check()
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen: .*€$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank, Ada' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Bitte überweisen Sie .*€$/ })).toBeVisible()
  await expect(page.getByText('Verwendungszweck')).toBeVisible()
  await expect(page.getByText(/^Ihre Stücke sind bis zum \d+\. \S+ \d{4} für Sie reserviert/)).toBeVisible()
})

test('a refused code returns with the reason; another shipping country preserves what was typed; a billing country has its own rules', async ({
  page,
}) => {
  await openCheckout(page, '/de-de/products/sessel-nuvola-boucle')
  const code = page.getByLabel('Aktionscode oder Geschenkkarte')
  await code.fill('NICHTS')
  await page.getByRole('button', { name: 'Einlösen' }).click()
  await expect(
    page.getByText('Dieser Code gilt hier weder als Aktionscode noch als Geschenkkarte.'),
  ).toBeVisible()
  await expect(code).toHaveValue('NICHTS')
  await expect(code).toBeFocused()

  await fill(page, { ...BERLIN, Postleitzahl: '1011' })
  await page.getByText('In ein anderes Land liefern').click()
  await page.getByLabel('Land', { exact: true }).first().selectOption('Österreich')
  await page.getByRole('button', { name: 'In dieses Land liefern' }).click()
  await expect(page).toHaveURL(/\/de-at\/checkout\/[\w-]{20,}$/)
  await expect(page.getByText(/^Ihr Lieferland ist jetzt Österreich\./)).toBeVisible()
  await expect(page.getByLabel('Vorname').first()).toHaveValue('Ada')
  await page.getByLabel('Abweichende Rechnungsadresse').check()
  await page.getByLabel('Land', { exact: true }).last().selectOption('Italien')
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click()
  await expect(page.getByLabel('Provinz')).toBeVisible()
  await expect(page.getByText('Dieses Feld ist erforderlich').first()).toBeVisible()
})
