import { expect, test } from '../support/listening.ts'

// A German browser is not offered another country in a banner that could cover the link below.
test.use({ locale: 'de-DE' })

test('an outdated path redirects in the visitor’s language, on full loads and client navigations', async ({
  page,
}) => {
  await page.goto('/de-de/lamps')
  await expect(page).toHaveURL('/de-de/categories/leuchten')
  await page.evaluate(() => {
    document.body.setAttribute('data-same-document', '')
    const link = Object.assign(document.createElement('a'), {
      href: '/de-de/journal',
      textContent: 'Journal',
    })
    document.body.append(link)
  })
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await expect(page).toHaveURL('/de-de/magazine')
  await expect(page.locator('body[data-same-document]')).toHaveCount(1)
})

test('a crawler finds every sitemap through robots.txt, and the feed through the magazine', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  const maps = [...(await (await request.get(index)).text()).matchAll(/<loc>([^<]+)</g)]
  expect(maps.length).toBeGreaterThan(20)
  const [, last = ''] = maps.at(-1) ?? []
  expect((await request.get(last)).headers()['content-type']).toContain('xml')
  const magazine = await (await request.get('/fr-fr/magazine')).text()
  const feed =
    /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(magazine)?.[1] ?? ''
  expect(await (await request.get(feed)).text()).toContain('xml:lang="fr"')
  expect((await request.get('/feeds/products/fr-fr.xml')).status()).toBe(200)
})
