import type { Page } from '@playwright/test'
import { waitForQueue } from '../support/await-hold.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, fillSignUp, submitSignIn } from '../support/people/account.ts'
import { HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

/** The second page of a filtered list. */
const LIST = '/categories/furniture?page=2&price-min=100'
const t = wordsIn('en')

/** The hearts of the pieces on the page, by the words in their name. */
function hearts(page: Page) {
  return page.getByRole('main').getByRole('button', { name: t('lists.heart', { title: '' }) })
}

/** The response to the next heart that is pressed. */
function waitForSave(page: Page) {
  return page.waitForResponse((response) => response.url().endsWith('/account/lists/saved/items'))
}

// spec 2: saved items: of an account, or of a guest's browser, which join the account at sign-in
// spec 2: a heart on every piece (issue 19)
test('a guest saves pieces in their browser, signs in, and finds them in the account', async ({ page }) => {
  await page.goto(LIST)
  const first = hearts(page).last()
  // A heart is filled before its change is sent, which a new page would cancel.
  const stored = waitForSave(page)
  await first.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(first).toHaveAttribute('aria-pressed', 'true')

  // A change that cannot be sent waits, and is sent again after a moment.
  const other = hearts(page).first()
  await waitForQueue(page)
  await page.route('**/account/lists/saved/items', (route) => route.abort(), { times: 1 })
  const saved = waitForSave(page)
  await other.click()
  await expect(page.getByRole('region', { name: t('connection.title') })).toBeVisible()
  expect((await saved).ok()).toBe(true)
  await expect(other).toHaveAttribute('aria-pressed', 'true')

  await page
    .getByRole('link', { name: t('lists.link'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('lists.guest.title') })).toBeVisible()
  await expect(hearts(page)).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('lists.guest.sign-in') }).click()
  await fillSignUp(page, t, createPerson())
  await page.goto('/account/lists/saved')
  const pieces = page.getByRole('list', { name: t('lists.page.column') })
  await expect(pieces.getByRole('heading')).toHaveCount(2)
})

// spec 3: lists of a product: ticked, created, set and undone in one panel (issue 19)
test('a customer ticks the lists of a piece, creates one, and undoes a removal', async ({ page }) => {
  await submitSignIn(page, HOME, { email: createPerson(), isNew: true })
  await page.goto(LIST)
  const piece = hearts(page).first()
  const name = (await piece.getAttribute('aria-label')) ?? ''
  const stored = waitForSave(page)
  await piece.click()
  await expect(page.getByRole('button', { name, pressed: true })).toBeVisible()
  expect((await stored).ok()).toBe(true)
  const address = await page.getByRole('main').locator('a[href*="/products/"]').first().getAttribute('href')
  await page.goto(address ?? '')
  const link = page.getByRole('link', { name: t('lists.panel.title') })
  await link.click()
  const panel = page.getByRole('dialog', { name: t('lists.panel.title') })
  const saved = panel.getByRole('checkbox', { name: t('lists.names.saved') })
  await expect(saved).toBeChecked()

  await panel.getByLabel(t('lists.panel.new')).fill('Casa Brera')
  await page.keyboard.press('Enter')
  const casa = panel.getByRole('checkbox', { name: 'Casa Brera' })
  await expect(casa).toBeChecked()
  await expect(panel.getByText(t('lists.panel.count', { count: 2 }))).toBeVisible()
  await panel.getByRole('spinbutton').fill('3')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status')).toHaveText(t('lists.panel.changed-in', { name: 'Casa Brera' }))
  await casa.click()
  await panel.getByRole('button', { name: t('lists.panel.undo-in', { name: 'Casa Brera' }) }).click()
  await expect(casa).toBeFocused()
  await expect(panel.getByRole('spinbutton')).toHaveValue('3')

  // A change that does not arrive waits, and is sent again automatically.
  await page.route('**/account/lists/panel/**', (route) => route.abort(), { times: 1 })
  const sentAgain = page.waitForResponse(
    (response) => response.url().includes('/account/lists/panel/') && response.request().method() === 'POST',
  )
  await saved.click()
  await expectAccessible(page)
  expect((await sentAgain).ok()).toBe(true)
  await expect(saved).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()

  // The heart updates, and opens the panel now that there is a list to choose.
  await page.getByRole('main').getByRole('button', { name, pressed: false }).last().click()
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.goBack()
  await expect(panel).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // spec 6: a guest saves pieces without JavaScript too
  test('a guest saves and removes pieces, signs in, and removes one at its heart', async ({ page }) => {
    for (const heart of [hearts(page).first(), hearts(page).last()]) {
      await page.goto(LIST)
      await heart.click()
      await expect(page.getByRole('heading', { level: 1, name: t('lists.guest.title') })).toBeVisible()
    }
    await expect(hearts(page)).toHaveCount(2)
    const name = (await hearts(page).first().getAttribute('aria-label')) ?? ''
    await page
      .getByRole('button', { name: t('lists.guest.remove-label', { title: '' }) })
      .last()
      .click()
    await expect(hearts(page)).toHaveCount(1)
    await page.getByRole('link', { name: t('lists.guest.sign-in') }).click()
    await fillSignUp(page, t, createPerson())
    await page.goto(LIST)
    const heart = page.getByRole('button', { name })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(page).toHaveURL(/\/categories\/furniture\?page=2&price-min=100#heart-\d+$/)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(heart).toBeInViewport()
  })
})
