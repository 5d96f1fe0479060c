import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

/** A lamp that the shop does not have, and one with an invalid price. */
const FILE = `Handle;Title;Vendor;Variant Price;Status;Published
test-lamp-NAME;Test lamp;Officina;1.250,00;draft;false
test-stool-NAME;Test stool;Officina;twelve;draft;false
`

async function chooseFile(page: Page, name: string) {
  const { import: form } = en.resources['product-imports']
  const chooser = page.waitForEvent('filechooser')
  const choose = page.getByRole('button', { name: form.choose })
  await choose.focus()
  await page.keyboard.press('Enter')
  const buffer = Buffer.from(FILE.replaceAll('NAME', name))
  await (await chooser).setFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: form.compare }).focus()
  await page.keyboard.press('Enter')
}

test('a product file is compared, its rejected rows are saved, and the rest is imported, all by keyboard', async ({
  page,
}) => {
  test.slow()
  const words = en.resources['product-imports']
  const name = `spring-${crypto.randomUUID()}`
  await enterDesk(page, wordsIn('en'), 'editor', '/desk/product-imports')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product files')
  await chooseFile(page, name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}.csv`)
  await expect(page.getByText(words['nothing-written'])).toBeVisible()
  await expect(page.getByText('The price “twelve” isn’t an amount such as 1250.00.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.refused.save }).press('Enter')
  const saved = await readFile((await (await download).path()) ?? '', 'utf8')
  expect(saved).toContain(`3,test-stool-${name},The price “twelve” isn’t an amount`)

  await page.getByRole('button', { name: words.actions.apply.label }).press('Enter')
  const form = page.getByRole('form', { name: words.actions.apply.label })
  await form.getByRole('button', { name: words.actions.apply.label }).press('Enter')
  await expect(page.getByText(words.written)).toBeVisible()

  await page.getByRole('link', { name: 'Product files' }).first().press('Enter')
  await expect(page.getByRole('link', { name: `${name}.csv` })).toBeVisible()
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: words.export.save }).press('Enter')
  expect((await archive).suggestedFilename()).toMatch(/^products-.*\.zip$/)
})
