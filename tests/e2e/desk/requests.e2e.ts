import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { readServices } from '../support/services.ts'
import { wordsIn } from '../support/words.ts'

const { requests } = en.resources
const { reply, close } = requests.actions

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
  await expect(async () => {
    await customer.getByRole('button', { name: german('request.forms.contact.send') }).click()
    await expect(customer).toHaveURL(/\/contact\/sent\?/, { timeout: 3_000 })
  }).toPass()
  await context.close()

  await enterDesk(page, wordsIn('en'), 'administrator', '/desk/requests')
  await page.getByLabel(requests.filters.text).fill(email)
  const main = page.getByRole('main')
  const found = main.getByRole('link', { name: /^R-/ })
  await expect(page).toHaveURL(/filter=[^&]*example/)
  await expect(found).toHaveCount(1)
  await found.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(requests.values.topic.trade))
  await expect(main.getByText('Gibt es die Luna in Messing?')).toBeVisible()
  await main.getByRole('button', { name: reply.label }).press('Enter')
  await page.keyboard.type('Ja, in acht Wochen.')
  await expectAccessible(page)
  const form = page.getByRole('form', { name: reply.label })
  await form.getByRole('button', { name: reply.label }).press('Enter')
  await expect(form).toHaveCount(0)
  await expect(main.getByRole('listitem').filter({ hasText: 'Ja, in acht Wochen.' })).toBeVisible()
  await expect(main.getByText(requests.values.state.replied).first()).toBeVisible()
  await expect(main.getByRole('button', { name: close.label })).toBeVisible()

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
})

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
  await openAccount(customer, { language: 'en', country: 'US' }, t, email)
  await customer.goto('/contact')
  await customer.getByLabel(t('request.labels.name')).fill('Ada Byron')
  await customer.getByLabel(t('request.labels.email')).fill(email)
  await customer.getByLabel(t('request.facts.topic')).selectOption('post-sales')
  await customer.getByLabel(t('request.labels.message'), { exact: true }).fill('A drawer sticks.')
  await expect(async () => {
    await customer.getByRole('button', { name: t('request.forms.contact.send') }).click()
    await expect(customer).toHaveURL(/\/contact\/sent\?/, { timeout: 3_000 })
  }).toPass()

  await enterDesk(page, t, 'administrator', '/desk/requests')
  await page.getByLabel(requests.filters.text).fill(email)
  await expect(page).toHaveURL(/filter=[^&]*example/)
  const atDesk = page.getByRole('main')
  await expect(atDesk.getByRole('link', { name: /^R-/ })).toHaveCount(1)
  await atDesk.getByRole('link', { name: /^R-/ }).click()
  await atDesk.getByRole('button', { name: reply.label }).click()
  await page.keyboard.type('Which of the drawers?')
  const form = page.getByRole('form', { name: reply.label })
  await form.getByRole('button', { name: reply.label }).click()
  await expect(form).toHaveCount(0)

  const main = customer.getByRole('main')
  await customer.goto('/profile/requests')
  await expectAccessible(customer)
  await main.getByRole('link', { name: new RegExp(t('request.turn.customer-may')) }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Which of the drawers?' })).toContainText(
    t('request.thread.care'),
  )
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
  await expect(main.getByRole('alert')).toHaveText(t('errors.request.connection-lost'))
  await expect(field).toHaveValue('The second one.')
  await customer.unroute(address)
  await customer.getByRole('button', { name: t('request.thread.send') }).click()
  await expect(main.getByText(t('request.thread.sent'))).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'The second one.' })).toHaveCount(1)
  await expect(field).toHaveValue('')

  await page.reload()
  await expect(atDesk.getByRole('listitem').filter({ hasText: 'The second one.' })).toBeVisible()
  await customer.getByRole('button', { name: t('request.thread.close') }).click()
  await expect(main.getByText(t('request.thread.closed'))).toBeVisible()
  await context.close()
})
