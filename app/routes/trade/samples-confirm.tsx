import { data, Form, useNavigation } from 'react-router'
import { orderPath } from '#app/features/order/paths.ts'
import { SamplesNotice } from '#app/features/trade/samples/samples-notice.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/samples-confirm.ts'

export const handle: PageHandle = { isUnlisted: true }

/** The URL of the page is a secret: it is neither cached nor sent to other sites. */
const SECRET_PAGE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }

/** Loads the samples of an emailed link, or null for a link that is invalid or has expired. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const found = await context.get(clientsContext).samples.findRequest(token)
  if (!found.ok && found.code !== 'link-expired') throw data(null, { status: 503, headers: SECRET_PAGE })
  const samples = found.ok ? found.value : null
  return data({ samples }, { status: samples ? 200 : 404, headers: SECRET_PAGE })
}

/** Programs that read emails open links too, so only the button orders the samples. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const { locale } = context.get(visitorContext)
  const network = request.headers.get(VISITOR_KEY_HEADER)
  const ordered = await context.get(clientsContext).samples.confirm(token, network)
  if (ordered.ok)
    return redirect(localePath(locale, orderPath(ordered.value)), { status: 303, headers: SECRET_PAGE })
  // The loader finds no samples either, and the page says so.
  if (ordered.code === 'link-expired') return data(null, { status: 404, headers: SECRET_PAGE })
  const refusal: Refusal = REFUSALS.find((code) => code === ordered.code) ?? 'unavailable'
  return data(refusal, { status: STATUSES[refusal], headers: SECRET_PAGE })
}

const REFUSALS = ['allowance-used', 'finish-unknown', 'too-many-requests'] as const
type Refusal = (typeof REFUSALS)[number] | 'unavailable'
const STATUSES = {
  'allowance-used': 422,
  'finish-unknown': 422,
  'too-many-requests': 429,
  unavailable: 503,
} as const satisfies Record<Refusal, number>

export default function SamplesConfirm({ loaderData: { samples }, actionData }: Route.ComponentProps) {
  const t = useTranslations('trade.samples')
  const isBusy = useNavigation().formData !== undefined
  if (samples === null) return <SamplesNotice title={t('lost.title')} text={t('lost.text')} />
  const { title, finishes, email } = samples
  return (
    <SamplesNotice title={t('title-of', { piece: title })} text={t('confirm.text', { email })}>
      <ErrorSummary message={actionData && t(`refused.${MESSAGE_KEYS[actionData]}`)} />
      <ul className="grid max-w-measure list-disc gap-1 ps-5">
        {finishes.map((finish) => (
          <li key={finish}>{finish}</li>
        ))}
      </ul>
      <Form method="post">
        <Button type="submit" isBusy={isBusy}>
          {t('confirm.action')}
        </Button>
      </Form>
      <p className="max-w-measure text-small text-muted">{t('confirm.hint')}</p>
    </SamplesNotice>
  )
}

const MESSAGE_KEYS = {
  'allowance-used': 'used-address',
  'finish-unknown': 'finish-unknown',
  'too-many-requests': 'too-many-requests',
  unavailable: 'unavailable',
} as const satisfies Record<Refusal, string>
