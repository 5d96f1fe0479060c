import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { HOUSE } from '../support/house.ts'
import { expect, test } from '../support/journey.ts'
import { type Editor, editorOf } from '../support/people/editor.ts'
import { place } from '../support/places.ts'

/** Publishes a landing page for one test, with a published version and a draft. */
async function publishLanding({ content }: Editor, name: string) {
  const landing = {
    _id: `preview-${name}`,
    _type: 'landing',
    title: { en: `Shown to all ${name}`, de: `Allen gezeigt ${name}` },
    slug: { en: { current: `preview-${name}` } },
    abstract: { en: 'A landing of a test.', de: 'Eine Seite einer Prüfung.' },
    rows: [],
  }
  const title = { en: `Only drafted ${name}`, de: `Nur entworfen ${name}` }
  await content
    .transaction()
    .createOrReplace(landing)
    .createOrReplace({ ...landing, _id: `drafts.${landing._id}`, title })
    .createOrReplace({
      ...landing,
      _id: `drafts.${landing._id}-new`,
      slug: { en: { current: `new-${name}` } },
    })
    .createOrReplace({
      _id: `drafts.preview-${name}-menu`,
      _type: 'editorialMenu',
      slug: { current: `menu-${name}` },
      firstLevelMenu: [{ _key: 'a', link: { label: { en: `Drafted menu ${name}` }, url: '/about' } }],
    })
    .commit()
  return {
    path: `/landing/preview-${name}`,
    newPath: `/landing/new-${name}`,
    shown: landing.title,
    drafted: title,
    remove: () => content.delete({ query: '*[_id match $id]', params: { id: `*preview-${name}*` } }),
  }
}

async function textOf(request: APIRequestContext, address: string, cookie = '') {
  const response = await request.get(address, { headers: { cookie } })
  return { text: await response.text(), status: response.status(), headers: response.headers() }
}

// spec 4: draft versions are used in preview only, otherwise published ones
test('a stranger never sees a draft, whatever they send, before and after its editor opened it', async ({
  page,
  visit,
  request,
  t,
}) => {
  const editor = await editorOf()
  const landing = await publishLanding(editor, 'stranger')
  const inFarFuture = Date.UTC(2100, 0) / 1000
  const forged = `preview=${inFarFuture}.${'A'.repeat(43)}`
  const addresses = [
    '',
    '?preview-view=draft',
    '?menu-id=menu-stranger',
    '.data',
    '?perspective=drafts&preview=1',
  ]
  const expectNothing = async () => {
    for (const cookie of ['', forged]) {
      for (const end of addresses) {
        const { text, headers } = await textOf(request, landing.path + end, cookie)
        expect(text).toContain(landing.shown.en)
        expect(text).not.toContain(landing.drafted.en)
        expect(text).not.toContain('Drafted menu')
        expect(text).not.toContain(t('preview.banner.leave'))
        expect(headers['x-robots-tag']).toBeUndefined()
      }
      expect((await textOf(request, landing.newPath, cookie)).status).toBe(404)
    }
    const comparison = await textOf(request, `/preview/compare?to=${landing.path}`, forged)
    expect(comparison.text).toContain(t('preview.open.key'))
    expect(comparison.text).not.toContain('<iframe')
  }
  await expectNothing()

  await visit(`/preview?to=${landing.path}`)
  await page.getByLabel(t('preview.open.key')).fill(editor.previewKey)
  await page.getByRole('button', { name: t('preview.open.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.drafted.en)
  const pass = (await page.context().cookies()).find(({ name }) => name === 'preview')
  expect(pass).toMatchObject({ name: 'preview', httpOnly: true, sameSite: 'Lax' })
  for (const end of ['', '.data']) {
    const seen = await textOf(request, landing.path + end, `preview=${pass?.value}`)
    expect(seen.text).toContain(landing.drafted.en)
    expect(seen.headers['cache-control']).toBe('private, no-store')
    expect(seen.headers['x-robots-tag']).toBe('noindex, nofollow')
  }
  await expectNothing()
  await landing.remove()
})

test.describe('an editor in Germany', () => {
  test.use({ where: place('de-de') })

  // spec 6: preview mode shows a banner and reads draft content; draft and published stand side by side
  // spec 2: in preview mode the menu id comes from the query parameter menu-id
  test('sees a draft beside the published page, follows links in preview, chooses a menu, and leaves', async ({
    page,
    visit,
    t,
  }) => {
    const editor = await editorOf()
    const landing = await publishLanding(editor, 'editor')
    const title = page.getByRole('heading', { level: 1 })
    const banner = page.getByRole('complementary', { name: t('preview.banner.label') })
    await visit(`/preview?to=/de-de${landing.path}`)
    await expectAccessible(page)
    await page.getByLabel(t('preview.open.key')).fill(editor.previewKey)
    await page.getByRole('button', { name: t('preview.open.submit') }).click()
    await expect(title).toHaveText(landing.drafted.de)
    await expectAccessible(page)

    await banner.getByRole('link', { name: t('preview.banner.show-published') }).click()
    await expect(title).toHaveText(landing.shown.de)
    await expect(banner).toContainText(t('preview.banner.published'))
    await banner.getByRole('link', { name: t('preview.banner.compare') }).click()
    const draft = page.frameLocator(`iframe[title="${t('preview.compare.draft')}"]`)
    const published = page.frameLocator(`iframe[title="${t('preview.compare.published')}"]`)
    await expect(draft.getByRole('heading', { level: 1 })).toHaveText(landing.drafted.de)
    await expect(published.getByRole('heading', { level: 1 })).toHaveText(landing.shown.de)
    await expectNoSidewaysScroll(page)
    await published.getByRole('link', { name: HOUSE.name }).first().click()
    await expect
      .poll(() => page.frames().map((frame) => new URL(frame.url()).search))
      .toContain('?preview-view=published')

    await page
      .getByRole('link', { name: t('preview.compare.open', { name: t('preview.compare.draft') }) })
      .click()
    await visit(`${landing.path}?menu-id=menu-editor`)
    await expect(page.getByRole('navigation').getByText('Drafted menu editor')).toBeVisible()
    await page
      .getByRole('link', { name: t('navigation.about') })
      .first()
      .click()
    await expect(page).toHaveURL('/de-de/about?menu-id=menu-editor')
    await expect(page.getByRole('navigation').getByText('Drafted menu editor')).toBeVisible()
    await expect(banner).toBeVisible()
    await page.goBack()
    await expect(title).toHaveText(landing.drafted.de)
    await banner.getByRole('button', { name: t('preview.banner.leave') }).click()
    await expect(title).toHaveText(landing.shown.de)
    await expect(banner).toBeHidden()
    await landing.remove()
  })
})
