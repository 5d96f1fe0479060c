import { localePath } from '#domain/market/locale.ts'
import { waitForQueue } from '../support/await-hold.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const DE = place('de-de')
const EN = place('en-us')

test('the newsletter is signed up to once the connection returns, with what was typed', async ({
  page,
  context,
}) => {
  const t = wordsIn('de')
  const email = createPerson()
  await page.goto(localePath(DE, '/about'))
  const form = page.getByRole('contentinfo')
  const field = form.getByLabel(t('newsletter.to'))
  await waitForQueue(page)
  await field.fill(email)
  await context.setOffline(true)
  await form.getByRole('button', { name: t('newsletter.send') }).click()
  await expect(page.getByRole('region', { name: t('connection.title') })).toBeVisible()
  await expect(field).toHaveValue(email)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('newsletter.sent.title') })).toBeVisible()
})

// spec 8: forms that the browser sends wait without a connection, with what was typed
test('an account form waits while the shop is out of reach, although the browser believes that it is online', async ({
  page,
}) => {
  const t = wordsIn('en')
  await openAccount(page, EN, t, createPerson())
  const name = page.getByLabel(t('profile.details.first-name'))
  await name.fill('Ada')
  await page.getByLabel(t('profile.details.last-name')).fill('Byron')
  await waitForQueue(page)
  await page.route('**/*', (route) => route.abort('failed'))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('profile.save') })
    .click()
  const notice = page.getByRole('region', { name: t('connection.title') })
  await expect(notice).toBeVisible()
  await expect(name).toHaveValue('Ada')
  await page.unroute('**/*')
  await notice.getByRole('button', { name: t('connection.retry') }).click()
  await expect(page.getByText(t('profile.saved'))).toBeVisible()
  await expect(name).toHaveValue('Ada')
})

// spec 8: a text that is too long for its field is refused in its form
test('a text that is too long for its field is refused in its form, in the language of the visitor', async ({
  page,
}) => {
  const t = wordsIn('de')
  await page.goto(localePath(DE, '/requests/more-information?product=tischleuchte-luna'))
  const field = page.getByRole('main').locator('textarea').first()
  await field.fill('Guten Tag. ')
  await waitForQueue(page)
  // The script that refuses it loads with the first interaction; an earlier paste inserts nothing here.
  const paste = () =>
    field.evaluate((element: HTMLTextAreaElement) => {
      let words = ''
      element.addEventListener('invalid', () => (words = element.validationMessage), { once: true })
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'x'.repeat(element.maxLength))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      return words
    })
  await expect.poll(paste).toBe(t('shell.form.too-long', { over: 11 }))
  await expect(field).toHaveValue('Guten Tag. ')
})
