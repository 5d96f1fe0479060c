import { PEOPLE } from '@bottega/demo-house/people/people.ts'
import type { Locator, Page } from '@playwright/test'
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk, getMember } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { resources, today, security, find, desk } = en
const { orders, customers, products, discounts, synonyms, searches, emails, people } = resources
const [CLARA] = PEOPLE.filter(({ part }) => part === 'consumer')
const PIECE = 'Anello sculpture'

// spec 1: client care reads what the shop has written to someone
test('the main task of every section is done by keyboard alone, and the focus is always in sight', async ({
  page,
}) => {
  test.slow()
  const word = `kb${crypto.randomUUID().slice(0, 8)}`
  const title = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  const link = (name: string | RegExp) => main.getByRole('link', { name, exact: typeof name === 'string' })
  /** The button that opens a form; the form has a button of the same name. */
  const button = (name: string) => main.getByRole('button', { name, exact: true }).first()
  const form = page.getByRole('form')
  const goTo = (name: string) => openSection(page, name)
  const enter = (target: Locator) => pressEnter(page, target)

  await test.step('Today', async () => {
    await enterDesk(page, wordsIn('en'), 'administrator', '/desk')
    await expect(title).toHaveText(today.title)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await enter(link(en.waiting.tasks['transfers-expected']))
    await expect(title).toHaveText('Orders')
    await expectGood(page)
  })

  await test.step('Orders and Customers', async () => {
    if (!CLARA) throw new Error('The demonstration has no consumer')
    const buyer = `${CLARA.firstName} ${CLARA.lastName}`
    await enter(page.getByRole('row', { name: buyer }).first().getByRole('link'))
    await expect(title).toContainText('BT-')
    await expect(main).toBeFocused()
    await expectGood(page)
    const addNote = button(orders.actions['add-note'].label)
    await enter(addNote)
    await expect(page.getByRole('textbox', { name: orders['action-fields'].text })).toBeFocused()
    await page.keyboard.type(word)
    await enter(form.getByRole('button').first())
    await expect(form).toHaveCount(0)
    await expect(page.getByText(word)).toBeVisible()
    await expect(addNote).toBeFocused()
    await enter(main.getByRole('complementary').getByRole('link', { name: buyer }))
    await expect(title).toHaveText(buyer)
    await expectGood(page)
    const send = button(customers.actions['send-password-link'].label)
    await enter(send)
    await expect(form.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(send).toBeFocused()
    await goTo('Customers')
  })

  await test.step('Products', async () => {
    await goTo('Products')
    await tabTo(page, page.getByRole('textbox', { name: products.filters.text }))
    await page.keyboard.type(PIECE)
    await expect(main.getByRole('row')).toHaveCount(2)
    await enter(link(PIECE))
    await expect(title).toHaveText(PIECE)
    await expect(main).toBeFocused()
    const description = page.getByLabel(products.fields.seoDescription).first()
    await tabTo(page, description)
    await page.keyboard.type(word)
    await page.keyboard.press('Control+S')
    await expect(page.getByText(desk.saved)).toBeVisible()
    await expect(description).toBeFocused()
    await tabTo(page, link('Products'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('Products')
  })

  await test.step('Categories', async () => {
    await goTo('Categories')
    await enter(page.getByRole('row').nth(1).getByRole('link'))
    await expect(link('Categories')).toBeVisible()
    await expect(main).toBeFocused()
  })

  await test.step('Discounts', async () => {
    await goTo('Discounts')
    await enter(link('Create'))
    await expect(title).toHaveText(discounts.new)
    await tabTo(page, page.getByLabel(discounts.fields.title))
    await page.keyboard.type(word)
    await tabTo(page, page.getByRole('textbox', { name: discounts.fields.code }))
    await page.keyboard.type(word)
    await expectGood(page)
    await enter(button(discounts.create))
    await expect(title).toHaveText(word)
    await enter(button(discounts.actions.end.label))
    await expect(form.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(discounts.values.state.over).first()).toBeVisible()
  })

  await test.step('Product files', async () => {
    await goTo('Product files')
    const chooser = page.waitForEvent('filechooser')
    await enter(button(resources['product-imports'].import.choose))
    expect((await chooser).isMultiple()).toBe(true)
  })

  await test.step('Content', async () => {
    await goTo('Content')
  })

  await test.step('Search and synonyms', async () => {
    await goTo('Search')
    await enter(link(searches.tabs.synonyms))
    await expect(title).toHaveText('Synonyms')
    await expectGood(page)
    await enter(link('Create'))
    await expect(page.getByRole('textbox', { name: synonyms.words['both-ways'] })).toBeFocused()
    await expectGood(page)
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    await page.keyboard.type(`${word}s`)
    await enter(button('Save'))
    const row = page.getByRole('row', { name: word })
    await enter(row.getByRole('button'))
    await expect(row).toHaveCount(0)
    await expect(button('Undo')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row).toBeVisible()
    await expect(main).toBeFocused()
  })

  await test.step('E-mails', async () => {
    await goTo('E-mails')
    await enter(link(/A new sign-in/).first())
    await expect(page.getByLabel(emails.fields.text)).toContainText('http')
    const shown = page.frameLocator(`iframe[title="${emails.preview.title}"]`)
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
    await expectGood(page)
  })

  await test.step('People', async () => {
    await goTo('People')
    await enter(link(getMember('editor').email))
    const setRoles = button(people.actions['set-roles'].label)
    await enter(setRoles)
    await expect(form.getByRole('checkbox').first()).toBeFocused()
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(setRoles).toBeFocused()
  })

  await test.step('Audit log', async () => {
    await goTo('Audit log')
    await tabTo(page, page.getByRole('combobox', { name: resources['audit-events'].fields.resource }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Syn')
    await page.keyboard.press('Enter')
    // A filter that is not in the URL yet would return to the list after the next section is opened.
    await expect(page).toHaveURL(/filter=.*synonyms/)
    const row = page.getByRole('row', { name: word }).first()
    await expect(row).toContainText('Marta Fabbri')
    await expect(row).toContainText(`${synonyms.fields.words}: – → ${word}, ${word}s`)
  })

  await test.step('Security', async () => {
    await goTo(security.title)
    const replace = button(security.recovery.replace)
    await enter(replace)
    await expect(page.getByRole('group').getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(replace).toBeFocused()
  })
})

/**
 * Goes back to the navigation through the search above the page, which has a keyboard shortcut, and opens a section.
 */
async function openSection(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: find.label })).toBeFocused()
  const aside = page.getByRole('complementary', { name: desk.menu })
  await tabTo(page, aside.getByRole('link', { name: new RegExp(`^${name}`) }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectGood(page)
}

async function pressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
