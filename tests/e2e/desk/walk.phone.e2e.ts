import type { Page } from '@playwright/test'
import de from '#messages/desk/de.json' with { type: 'json' }
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { readWords } from '../support/checks/visible-words.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

/** A message without a translation is shown by its key. */
const KEY = new RegExp(`^(?:ra|${Object.keys(de).join('|')})\\.[\\w.-]+$`)
/** Pages that the navigation does not link to directly. */
const FURTHER = ['/desk/synonyms', '/desk/search-rules', '/desk/security']
/** Shown instead of items. */
const { searches, content } = de.resources
const WITHOUT_ITEMS = new RegExp(
  [de.desk.empty.none, de.desk.empty.filtered, searches.none['nothing-found'], content['not-built']].join(
    '|',
  ),
)

const GERMAN = new Set(messagesOf(de))
const ENGLISH = new Set(messagesOf(en).filter((text) => !GERMAN.has(text) && !text.includes('{')))

test('every section of the desk is German, accessible and within the window on a phone, and so is its first item', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => localStorage.setItem('RaStore.locale', '"de"'))
  await enterDesk(page, wordsIn('en'), 'administrator', '/desk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const paths = [...new Set([...(await pathsIn(page)), ...FURTHER])]
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    await test.step(path, async () => {
      await openSection(page, path)
      await expectGoodScreen(page)
      const first = page.getByRole('main').getByRole('listitem').getByRole('link').first()
      if (path === '/desk' || (await first.count()) === 0) return
      await first.click()
      await expect(page).not.toHaveURL(new RegExp(`${path}$`))
      // The list is shown until the item has loaded, and for a moment neither is there.
      await expect(async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectGoodScreen(page)
      }).toPass({ timeout: 30_000 })
    })
  }
})

async function pathsIn(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const links = page.getByRole('navigation', { name: de.desk.menu }).getByRole('link')
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  await page.keyboard.press('Escape')
  return paths
}

/** Loading the desk again takes a second, so a section is opened as by a link. */
async function openSection(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  const items = main.getByRole('listitem').or(main.getByRole('heading', { level: 2 }))
  await expect(items.or(main.getByText(WITHOUT_ITEMS)).first()).toBeVisible()
}

async function expectGoodScreen(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const words = await readWords(page)
  expect(words.filter((text) => KEY.test(text) || ENGLISH.has(text))).toEqual([])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

function messagesOf(messages: object): string[] {
  return Object.values(messages).flatMap((entry) => (typeof entry === 'string' ? entry : messagesOf(entry)))
}
