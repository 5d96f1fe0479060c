import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdfText } from '../../support/read-pdf.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { signInAs } from '../support/people/demo-person.ts'
import { place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('de')
const SHEET = '/de-at/products/sideboard-canneto-rundstab/tearsheet'

/** The text of the file that the form downloads. */
async function download(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: t('product.tearsheet.submit') }).click()
  return readPdfText(await readFile(await (await waiting).path()))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest chooses a tearsheet without a price, and gets none with a trade price', async ({ page }) => {
    await page.goto(`${SHEET}?price=trade`)
    await expect(page.getByRole('alert')).toHaveText(t('product.tearsheet.refused.no-trade-price'))
    await expect(page.getByLabel(t('product.tearsheet.trade'))).toHaveCount(0)
    await page.getByLabel(t('product.tearsheet.none')).check()
    await page.getByLabel('US Letter').check()
    const text = await download(page)
    expect(text).toContain('Sideboard Canneto mit Rundstäben')
    expect(text).toContain('180,8 × 48,6 × 75,8 cm')
    expect(text).not.toMatch(/€|Preis,/)
  })
})

// spec 6: a tearsheet under the own name of an approved trade client, with their price or none
test('an approved trade client downloads a tearsheet with their price under their own name', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, 'approved trade client', place('de-at'))
  await page.goto(`${SHEET}/options`)
  await expectAccessible(page)
  await expect(page.getByRole('main').locator('a[href$="/profile/studio"]')).toBeVisible()
  await page.getByLabel(t('product.tearsheet.trade')).check()
  await page.getByLabel(t('product.tearsheet.studio')).fill('Studio Verdi')
  const text = await download(page)
  expect(text).toContain('Studio Verdi')
  expect(text).toContain(t('documents.tearsheet.price.trade-included'))
  expect(text).not.toContain(t('documents.tearsheet.see'))
})
