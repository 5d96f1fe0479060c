import type { Page } from '@playwright/test'
import de from '#messages/desk/de.json' with { type: 'json' }
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, submitSignIn } from '../support/people/account.ts'
import { sendRequest } from '../support/people/request-sender.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { sendAsPerson } from '../support/send-as-person.ts'
import { readServices } from '../support/services.ts'
import { wordsIn } from '../support/words.ts'

const { requests, quotes } = en.resources
const { reply, close, note, assign, merge, reopen } = requests.actions
const main = (page: Page) => page.getByRole('main')
const composer = (page: Page) => page.getByRole('form', { name: reply.label })
const replyField = (page: Page) => page.getByLabel(requests['action-fields'].text)
const sendIn = (page: Page, language: string) =>
  composer(page).getByRole('button', { name: requests['send-in'].replace('{language}', language) })

const inGerman = (text: string) => text.replace('{language}', 'German')

async function openThread(page: Page, part: 'administrator' | 'order desk', number: string) {
  await enterDesk(page, wordsIn('en'), part, '/desk/requests')
  const filter = JSON.stringify({ text: number })
  const found = await page.request.get('/desk/api/requests', { params: { filter } })
  await page.goto(`/desk/requests/${(await found.json()).items[0].id}/show`)
}

test('a customer writes in German, client care replies by keyboard, and the reply is emailed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const german = wordsIn('de')
  const email = createPerson()
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })
  const customer = await context.newPage()
  await customer.goto('/de-de/contact')
  await customer.getByLabel(german('request.labels.name')).fill('Ada Byron')
  await customer.getByLabel(german('request.labels.email')).fill(email)
  await customer.getByLabel(german('request.facts.topic')).selectOption(german('contact.topics.trade'))
  await customer
    .getByLabel(german('request.labels.message'), { exact: true })
    .fill('Gibt es die Luna in Messing?')
  await sendAsPerson(customer, () =>
    customer.getByRole('button', { name: german('request.forms.contact.send') }).click(),
  )
  await context.close()

  await enterDesk(page, wordsIn('en'), 'administrator', '/desk/requests')
  await page.getByLabel(requests.filters.text).fill(email)
  const found = main(page).getByRole('link', { name: /^R-/ })
  await expect(page).toHaveURL(/filter=[^&]*example/)
  await expect(found).toHaveCount(1)
  await expectAccessible(page)
  await found.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requests.values.topic.trade)
  await expect(main(page).getByText('Gibt es die Luna in Messing?')).toBeVisible()
  await replyField(page).focus()
  await page.keyboard.type('Ja, in acht Wochen.')
  await expect(composer(page).getByText(requests.draft.saved.slice(-40))).toBeVisible()
  await expectAccessible(page)
  await sendIn(page, 'German').press('Enter')
  await expect(replyField(page)).toHaveValue('')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Ja, in acht Wochen.' })).toBeVisible()
  await expect(main(page).getByText(requests.due.replied).first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: close.label })).toBeVisible()

  const { mail } = await readServices()
  const headers = { authorization: `Bearer ${mail.token}` }
  const { letters } = await (await page.request.get(mail.url, { headers, params: { to: email } })).json()
  const texts = await Promise.all(
    letters.map(
      async ({ id }: { id: string }) =>
        (await (await page.request.get(`${mail.url}/${id}`, { headers })).json()).text,
    ),
  )
  expect(texts.filter((text) => text.includes('Ja, in acht Wochen.'))).toHaveLength(1)

  await test.step('and gets a quote', async () => {
    await main(page).getByRole('button', { name: quotes.make }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Q-')
    const add = page.getByRole('combobox', { name: quotes.add })
    await add.pressSequentially('Luna')
    await expect(page.getByRole('option').first()).toBeVisible()
    await add.press('Enter')
    await page.getByLabel(quotes.fields.reduction).first().fill('10')
    await page.getByLabel(quotes.fields.price.replace('{currency}', 'EUR')).first().fill('1234.50')
    await page.getByLabel(inGerman(quotes.fields.letter)).fill('Guten Tag, Ada Byron!')
    await expectAccessible(page)
    await page.getByRole('button', { name: quotes.preview }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(email)
    await expect(dialog.getByRole('listitem')).toContainText('€1,234.50')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: inGerman(quotes['send-in']) }).press('Enter')
    await expect(main(page).getByRole('heading', { name: quotes.versions })).toBeVisible()
    await expect(main(page).getByText('Guten Tag, Ada Byron!')).toBeVisible()
    await expect(main(page).getByText(quotes.events.send.replace('{version}', '1'))).toBeVisible()
    await expectAccessible(page)
  })
})

// spec 5: a reply of a customer survives an accident and a lost response, arrives once, and is at the desk
test('a customer and the team write to each other, in the account and at the desk', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const t = wordsIn('en')
  const email = createPerson()
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const customer = await context.newPage()
  await submitSignIn(customer, { language: 'en', country: 'US' }, { email, isNew: true })
  await customer.goto('/contact')
  await customer.getByLabel(t('request.labels.name')).fill('Ada Byron')
  await customer.getByLabel(t('request.labels.email')).fill(email)
  await customer.getByLabel(t('request.facts.topic')).selectOption('post-sales')
  await customer.getByLabel(t('request.labels.message'), { exact: true }).fill('A drawer sticks.')
  await sendAsPerson(customer, () =>
    customer.getByRole('button', { name: t('request.forms.contact.send') }).click(),
  )

  await enterDesk(page, t, 'administrator', '/desk/requests')
  await page.getByLabel(requests.filters.text).fill(email)
  await expect(page).toHaveURL(/filter=[^&]*example/)
  await expect(main(page).getByRole('link', { name: /^R-/ })).toHaveCount(1)
  await main(page).getByRole('link', { name: /^R-/ }).click()
  await replyField(page).fill('Which of the drawers?')
  await sendIn(page, 'English').click()
  await expect(replyField(page)).toHaveValue('')

  const thread = customer.getByRole('main')
  await customer.goto('/profile/requests')
  await expectAccessible(customer)
  const isMarked = customer.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/updates/recent'),
  )
  await thread.getByRole('link', { name: new RegExp(t('request.turn.customer-may')) }).click()
  await expect(thread.getByRole('listitem').filter({ hasText: 'Which of the drawers?' })).toContainText(
    t('request.thread.care'),
  )
  expect((await isMarked).status()).toBe(200)
  await expectAccessible(customer)
  const field = customer.getByLabel(t('request.thread.reply'))
  await field.fill('The second one.')
  await customer.reload()
  await expect(field).toHaveValue('The second one.')
  const address = /\/profile\/requests\/R-[^/]*\.data/
  await customer.route(address, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await customer.getByRole('button', { name: t('request.thread.send') }).click()
  await expect(thread.getByRole('alert')).toHaveText(t('errors.request.connection-lost'))
  await expect(field).toHaveValue('The second one.')
  await customer.unroute(address)
  await customer.getByRole('button', { name: t('request.thread.send') }).click()
  await expect(thread.getByText(t('request.thread.sent'))).toBeVisible()
  await expect(thread.getByRole('listitem').filter({ hasText: 'The second one.' })).toHaveCount(1)
  await expect(field).toHaveValue('')

  // It appears at the desk automatically.
  await expect(main(page).getByRole('listitem').filter({ hasText: 'The second one.' })).toBeVisible({
    timeout: 20_000,
  })
  await customer.getByRole('button', { name: t('request.thread.close') }).click()
  await expect(thread.getByText(t('request.thread.closed'))).toBeVisible()
  await context.close()
})

// spec 1: a half-written reply of the team is never lost
test('a half-written reply is there after a reload and in another browser, until it is sent', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const number = await sendRequest({ email: createPerson(), message: 'Is the Luna made in brass?' })
  await openThread(page, 'administrator', number)
  await replyField(page).fill('Dear Ada,\nit is,')
  await expect(composer(page).getByText(requests.draft.saved.slice(-40))).toBeVisible()
  await page.reload()
  await expect(replyField(page)).toHaveValue('Dear Ada,\nit is,')
  // The text that was just saved, not the one loaded with the page.
  await replyField(page).fill('Dear Ada,\nit is')
  await expect(composer(page).getByText(requests.draft.saved.slice(-40))).toBeVisible()

  // The page is rendered again in another language.
  await page.getByRole('button', { name: new RegExp(en.desk.language) }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(page.getByLabel(de.resources.requests['action-fields'].text)).toHaveValue('Dear Ada,\nit is')
  await page.getByRole('button', { name: new RegExp(de.desk.language) }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(replyField(page)).toHaveValue('Dear Ada,\nit is')

  // Without a network, typed text waits in the page.
  await page.route('**/draft', (route) => route.abort())
  await replyField(page).fill('Dear Ada,\nit is, in eight weeks.')
  await expect(composer(page).getByText(requests.draft.failed)).toBeVisible()
  await page.unroute('**/draft')
  await expect(composer(page).getByText(requests.draft.saved.slice(-40))).toBeVisible({ timeout: 15_000 })

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const elsewhere = await context.newPage()
  await openThread(elsewhere, 'administrator', number)
  await expect(replyField(elsewhere)).toHaveValue('Dear Ada,\nit is, in eight weeks.')
  await sendIn(elsewhere, 'English').click()
  await expect(replyField(elsewhere)).toHaveValue('')
  await elsewhere.reload()
  await expect(main(elsewhere).getByText('it is, in eight weeks.')).toBeVisible()
  await expect(replyField(elsewhere)).toHaveValue('')
  await context.close()
})

// spec 1: two people in the same thread see each other
test('two in the same thread see each other; what one has typed survives the reply of the other', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = createPerson()
  const number = await sendRequest({ email, message: 'Is the Luna made in brass?' })
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await openThread(other, 'order desk', number)
  await expect(replyField(other)).toBeEditable()
  await openThread(page, 'administrator', number)
  const luca = requests.reading.replace('{name}', 'Luca Venier')
  await expect(main(page).getByText(luca)).toBeVisible({ timeout: 15_000 })
  await replyField(other).fill('It is.')
  await expect(main(page).getByText(requests.writing.replace('{name}', 'Luca Venier'))).toBeVisible({
    timeout: 20_000,
  })

  await replyField(page).fill('Yes, in eight weeks.')
  await expect(composer(page).getByText(requests.draft.saved.slice(-40))).toBeVisible()
  await page.route('**/reading', (route) => route.abort())
  await sendIn(other, 'English').click()
  await expect(replyField(other)).toHaveValue('')
  await sendIn(page, 'English').click()
  const alert = composer(page).getByRole('alert')
  await expect(alert).toContainText(en.errors['version-outdated'])
  await expect(replyField(page)).toHaveValue('Yes, in eight weeks.')
  await expectAccessible(page)
  await alert.getByRole('button').click()
  await expect(main(page).getByText('It is.', { exact: true })).toBeVisible()
  await expect(main(page).getByText(requests.newer.replace('{name}', 'Luca Venier'))).toBeVisible()
  await expect(replyField(page)).toHaveValue('Yes, in eight weeks.')
  await page.unroute('**/reading')
  await context.close()
})

test('a duplicate is merged with a note, and opened again, by someone who starts with a template', async ({
  page,
}) => {
  test.slow()
  const email = createPerson()
  const first = await sendRequest({ email, message: 'Is the Luna made in brass?' })
  const second = await sendRequest({ email, message: 'I forgot: how tall is it?' })
  await openThread(page, 'order desk', second)
  await main(page).getByRole('button', { name: note.label }).click()
  await page.keyboard.type('Same person as before.')
  await page.getByRole('form', { name: note.label }).getByRole('button', { name: note.label }).click()
  await expect(main(page).getByText(requests['team-only'])).toBeVisible()

  await main(page).getByRole('button', { name: assign.label }).click()
  const assigning = page.getByRole('form', { name: assign.label })
  await assigning.getByLabel(requests.fields.assignee).click()
  await page.getByRole('option', { name: 'Irene Sartori' }).click()
  await assigning.getByRole('button', { name: assign.label }).click()
  await expect(page.getByLabel(requests.facts, { exact: true }).getByText('Irene Sartori')).toBeVisible()

  await main(page).getByRole('button', { name: merge.label }).click()
  const form = page.getByRole('form', { name: merge.label })
  await expect(form.getByLabel(requests['action-fields'].into)).toContainText(first)
  await expectAccessible(page)
  await form.getByRole('button', { name: merge.label }).click()
  await main(page)
    .getByRole('link', { name: requests['open-other'].replace('{number}', first) })
    .click()
  const merged = main(page).getByRole('listitem').filter({ hasText: 'how tall is it?' })
  await expect(merged.getByRole('link', { name: new RegExp(second) })).toBeVisible()

  await composer(page).getByRole('button', { name: requests.template }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'We are looking into it' }).click()
  await expect(replyField(page)).toHaveValue(new RegExp(`Dear Ada Byron,.*${first}`, 's'))

  await merged.getByRole('link', { name: new RegExp(second) }).click()
  const mergedLine = main(page).getByText(new RegExp(`${second} · .* · ${requests.due.merged}$`))
  await expect(mergedLine).toBeVisible()
  await main(page).getByRole('button', { name: reopen.label }).click()
  await page.getByRole('form', { name: reopen.label }).getByRole('button', { name: reopen.label }).click()
  await expect(composer(page)).toBeVisible()
  await expect(mergedLine).toHaveCount(0)
})

test('a new template without the language of the customer goes into the reply in its own, visibly', async ({
  page,
}) => {
  const number = await sendRequest({ email: createPerson(), message: 'Is the Luna made in brass?' })
  const templates = en.resources['reply-templates']
  const textIn = (language: string) => templates.fields['text-in'].replace('{language}', language)
  await enterDesk(page, wordsIn('en'), 'order desk', '/desk/reply-templates/create')
  const title = `Luna ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel(templates.fields.name).fill(title)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(en.errors.fields['text-missing'])).toBeVisible()
  await page.getByLabel(textIn('Italian')).fill('Ciao {name}, sì: {number}.')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()

  await openThread(page, 'order desk', number)
  await replyField(page).fill('Dear Ada,')
  await composer(page).getByRole('button', { name: requests.template }).click()
  await page.getByRole('menuitem', { name: title }).click()
  await expect(replyField(page)).toHaveValue(`Dear Ada,\n\nCiao Ada Byron, sì: ${number}.`)
  const fallback = requests['template-fallback']
    .replace('{wanted}', 'English')
    .replace('{language}', 'Italian')
  await expect(composer(page).getByText(fallback)).toBeVisible()
})
