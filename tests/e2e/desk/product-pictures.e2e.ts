import sharp from 'sharp'
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { products } = en.resources
const PIECE = 'Gora tumblers'

test('a picture is added, moved by keyboard and shown to a guest; a draft is gone at once, but for its preview', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await enterDesk(page, wordsIn('en'), 'editor', '/desk/products')
  await page.getByLabel(products.filters.text).fill('gora tumblers')
  await expect(page).toHaveURL(/filter=/)
  await page.getByRole('link', { name: PIECE }).click()
  const address = await page.getByRole('link', { name: products.view }).getAttribute('href')
  const guest = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const statusOf = async () => (await guest.request.get(`/en-us${address}`)).status()
  const shown = async () => (await guest.request.get(`/en-us${address}`)).text()

  const color = { r: 20, g: Math.floor(Math.random() * 255), b: Math.floor(Math.random() * 255) }
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: products['add-pictures'] }).press('Enter')
  await (await chooser).setFiles([
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear house') },
  ])
  await expect(page.getByText(`letter.jpg: ${en.errors['picture-unreadable']}`)).toBeVisible()
  const pictures = page.getByRole('listitem', { name: /^Picture \d+$/ })
  const count = await pictures.count()
  const added = pictures.nth(count - 1)
  await added.getByLabel(`${products.fields.alt} (English)`).fill('Six tumblers on a tray')
  await added.getByRole('button', { name: en.desk.order.earlier }).press('Enter')
  await expect(pictures.nth(count - 2).getByLabel(`${products.fields.alt} (English)`)).toHaveValue(
    'Six tumblers on a tray',
  )
  await expectAccessible(page)
  const save = page.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(page.getByText(en.desk.saved)).toBeVisible()
  await expect.poll(shown, { timeout: 2000 }).toContain('Six tumblers on a tray')

  const status = page.getByLabel(products.fields.status)
  await status.click()
  await page.getByRole('option', { name: products.values.status.draft }).click()
  await pictures
    .nth(count - 2)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await save.press('Enter')
  await expect.poll(statusOf, { timeout: 2000 }).toBe(404)
  const link = page.getByRole('link', { name: products.preview })
  const preview = (await link.getAttribute('href')) ?? ''
  expect((await guest.request.get(`/en-us${address}?preview-view=draft`)).status()).toBe(404)
  const opened = await guest.request.get(preview)
  expect([opened.status(), opened.headers()['cache-control'], opened.headers()['x-robots-tag']]).toEqual([
    200,
    'private, no-store',
    'noindex, nofollow',
  ])
  expect(await opened.text()).toContain(PIECE)
  await guest.clearCookies()

  await status.click()
  await page.getByRole('option', { name: products.values.status.active }).click()
  await save.press('Enter')
  await expect.poll(statusOf, { timeout: 2000 }).toBe(200)
  await guest.close()
})
