import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
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
  await customer.getByLabel(german('contact.name')).fill('Ada Byron')
  await customer.getByLabel(german('contact.email')).fill(email)
  await customer.getByLabel(german('contact.topic')).selectOption(german('contact.topics.trade'))
  await customer.getByLabel(german('contact.message'), { exact: true }).fill('Gibt es die Luna in Messing?')
  await expect(async () => {
    await customer.getByRole('button', { name: german('contact.send') }).click()
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
