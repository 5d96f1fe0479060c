import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { localePath } from '#domain/market/locale.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { HOME, HOME_AND_GERMAN, nightlyInEnglish } from '../support/places.ts'
import type { Words } from '../support/words.ts'

const PAGE = '/search/picture'
const SIMILAR = '/search/similar/nuvola-velvet-settee'

/** A photo of a green velvet settee, cropped differently from the one in the shop. */
async function settee(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp('demo/pictures/divanetto-nuvola-main.webp')
    .resize(800)
    .extract({ left: 40, top: 220, width: 700, height: 560 })
    .jpeg({ quality: 70 })
    .toBuffer()
  return { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer }
}

const results = (page: Page, t: Words) => page.getByRole('region', { name: t('visual.results') })
const firstPiece = (page: Page, t: Words) => results(page, t).getByRole('heading', { level: 2 }).nth(1)
const field = (page: Page, t: Words) => page.getByLabel(t('visual.field'))

async function find(page: Page, t: Words, visit: (path: string) => Promise<void>): Promise<void> {
  await visit(PAGE)
  await field(page, t).setInputFiles(await settee())
  await expect(firstPiece(page, t)).toContainText('Nuvola')
}

// A shop that has just started is still indexing its pictures.
test.beforeEach(async ({ request }) => {
  test.slow()
  await expect(async () => {
    const similar = await request.get(SIMILAR)
    expect((await similar.text()).match(/class="piece"/g)?.length ?? 0).toBeGreaterThan(10)
  }).toPass({ timeout: 90_000, intervals: [1000] })
})

for (const where of HOME_AND_GERMAN) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ where })

    // spec 1: search by uploaded image
    test('a picture finds its piece, and the results are filtered like any list', async ({
      page,
      visit,
      t,
    }) => {
      await visit(PAGE)
      await expectGoodPage(page, where)
      await find(page, t, visit)
      await expect(page.getByRole('img', { name: t('visual.yours') })).toBeVisible()
      await expectAccessible(page)
      const address = new URL(page.url())
      await visit(`${address.pathname.slice(localePath(where, '').length)}?categories=furniture`)
      await expect(firstPiece(page, t)).toContainText('Nuvola')
    })

    // spec 5: otherwise 'Please upload an image (.jpeg, .jpg, .png)'
    test('a file that is not a picture is refused at once, with the accepted formats', async ({
      page,
      visit,
      t,
    }) => {
      await visit(PAGE)
      await expect(async () => {
        await field(page, t).setInputFiles({
          name: 'sofa.gif',
          mimeType: 'image/gif',
          buffer: Buffer.from('GIF89a'),
        })
        await expect(page.getByRole('alert')).toHaveText(t('errors.visual.picture-type'), { timeout: 2000 })
      }).toPass()
      await expectAccessible(page)
    })
  })
}

test('a part of the picture is searched by moving its edges, or by drawing a frame', async ({
  page,
  visit,
  t,
}) => {
  await find(page, t, visit)
  const before = page.url()
  await page.getByText(t('visual.part.title')).click()
  await page.getByRole('slider', { name: t('visual.part.right') }).fill('45')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('visual.part.submit') }).click()
  await expect(page).not.toHaveURL(before)
  await expect(firstPiece(page, t)).toBeVisible()

  const part = page.url()
  const picture = page.getByRole('img', { name: t('visual.yours') })
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not shown')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 20, { steps: 4 })
  await page.mouse.up()
  await expect(page).not.toHaveURL(part)
})

// spec 1: visual similar-product search
test('a product links to similar pieces, without itself among them', async ({ page, visit, t }) => {
  await visit('/search?similar=nuvola-velvet-settee')
  await expect(page).toHaveURL(SIMILAR)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const name = (title ?? '').replace(t('visual.similar', { title: '' }), '')
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toHaveCount(0)
  await expectGoodPage(page, HOME)
  await page.getByRole('link', { name: t('visual.back', { title: name }) }).click()
  await page.getByRole('link', { name: t('product.similar-by-look') }).click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
})

test('no other site can upload a picture in a visitor’s name', async ({ request }) => {
  const response = await request.post(PAGE, {
    headers: { origin: 'https://another.example' },
    multipart: { picture: await settee() },
  })
  expect(response.status()).toBe(403)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the text search links to the picture search, where a picture is uploaded by the form', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/search')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('visual.title') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('visual.title') })).toBeVisible()
    await field(page, t).setInputFiles(await settee())
    await page.getByRole('button', { name: t('visual.submit') }).click()
    await expect(firstPiece(page, t)).toContainText('Nuvola')
  })

  test('a file that is not a picture is refused whatever its name', async ({ request, t }) => {
    const buffer = Buffer.from('GIF89a, whatever the name says')
    const picture = { name: 'sofa.jpg', mimeType: 'image/jpeg', buffer }
    const response = await request.post(PAGE, { multipart: { picture } })
    expect(response.status()).toBe(422)
    const alert = /role="alert".*?<p>(.*?)<\/p>/s.exec(await response.text())
    expect(alert?.[1]).toBe(t('errors.visual.picture-type'))
  })

  test('an expired visual search says so', async ({ page, visit, t }) => {
    await visit(`${PAGE}/AAAA`, 410)
    await expect(page.getByRole('alert')).toHaveText(t('errors.visual.look-expired'))
  })
})
