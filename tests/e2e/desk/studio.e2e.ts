import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

/** The tests do not build the Studio, which needs 574 MB; they test it if it is built (`npm run studio`). */
const isBuilt = existsSync('studio/build/index.html')
const POST = '/desk/content/structure/magazine;post-care-of-brass'
const PUBLISHED = 'Brass, and when to leave it alone'

test('an editor’s words are a draft at once, which a colleague reads while they are typed and cannot change, until it is discarded', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(!isBuilt, 'The Studio is not built: npm run studio')
  // Two Studios start, of some 250 files each.
  test.setTimeout(240_000)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const colleague = await elsewhere.newPage()
  await enterDesk(page, wordsIn('en'), 'editor', '/desk')
  await enterDesk(colleague, wordsIn('en'), 'order desk', '/desk')
  await Promise.all([page.goto(POST), colleague.goto(POST)])
  const [own, theirs] = [englishTitle(page), englishTitle(colleague)]
  await expect(own).toHaveValue(PUBLISHED, { timeout: 90_000 })
  await expect(theirs).toHaveValue(PUBLISHED, { timeout: 90_000 })
  await expect(own).toBeEditable()
  await expect(theirs).not.toBeEditable()

  await own.press('End')
  await own.pressSequentially(', by two')
  await expect(own).toHaveValue(`${PUBLISHED}, by two`)
  await expect(theirs).toHaveValue(`${PUBLISHED}, by two`)
  const titles = async () => {
    const query = '*[_id in ["post-care-of-brass", "drafts.post-care-of-brass"]] | order(_id) .title.en'
    const path = `/desk/content/api/v2025-02-19/data/query/production?${new URLSearchParams({ query, perspective: 'raw' })}`
    return (await (await page.request.get(path)).json()).result
  }
  await expect.poll(titles).toEqual([`${PUBLISHED}, by two`, PUBLISHED])
  const preview = page.frameLocator('iframe[title^="Preview of"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${PUBLISHED}, by two`, {
    timeout: 30_000,
  })

  // The preview, a separate pane, has the menu too.
  await page.getByTestId('action-menu-button').first().click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(own).toHaveValue(PUBLISHED)
  await expect(theirs).toHaveValue(PUBLISHED)
  expect(await titles()).toEqual([PUBLISHED])
  await elsewhere.close()
})

function englishTitle(page: Page) {
  return page.getByTestId('field-title.en').getByRole('textbox')
}
