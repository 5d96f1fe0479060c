import { type ReactNode, useEffect } from 'react'
import { data } from 'react-router'
import { loginPath, requestPath } from '#app/features/account/paths.ts'
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import { ABOUT, CONTACT_PATHS } from '#app/features/requests/paths.ts'
import { CertificateForm } from '#app/features/trade/application/certificate-form.tsx'
import { forgetDraft } from '#app/features/trade/application/stored-draft.ts'
import { TRADE_APPLICATION_PATH, TRADE_RECEIVED_PATH } from '#app/features/trade/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { toScreenVisitor } from '#app/visitor/screen-visitor.server.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import type { OwnTradeApplication } from '#contracts/trade-application.ts'
import { localePath } from '#domain/market/locale.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { standingForRole } from '#domain/visitor/roles.ts'
import type { Route } from './+types/received.ts'
import { sendCertificate } from './send-certificate.server.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store' }
const PATHS = { home: '/', saved: SAVED_PATH, contact: `${CONTACT_PATHS.form}?${ABOUT.topic}=trade` }

type ReceivedView = {
  /** Null for a guest, and without an application. */
  readonly standing: TradeStanding | null
  /** Also null for a company that the house created itself. */
  readonly application: Pick<OwnTradeApplication, 'email' | 'isCertificateMissing'> | null
  /** The path of the conversation in which the house has requested more information. */
  readonly requestPath: string | null
  /** Whether the email address of the account is not verified. */
  readonly isUnverified: boolean
  /** Set for a guest, who may have applied in another browser. */
  readonly signInPath: string | null
}

/** Paths without the locale. */
type ReceivedPaths = { readonly home: string; readonly saved: string; readonly contact: string }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, role } = context.get(visitorContext)
  const session = context.get(sessionContext)
  if (session === null) {
    const signInPath = loginPath(localePath(locale, TRADE_RECEIVED_PATH))
    const guest: ReceivedView = {
      standing: null,
      application: null,
      requestPath: null,
      isUnverified: false,
      signInPath,
    }
    return data(guest, { headers: PRIVATE })
  }
  const { tradeApplications, screens } = context.get(clientsContext)
  const { accessToken } = session
  const [ownApplication, account] = await Promise.all([
    tradeApplications.readOwn(accessToken),
    screens?.forAccount(toScreenVisitor(request), accessToken).read(),
  ])
  const application = ownApplication.ok ? ownApplication.value : null
  const view: ReceivedView = {
    // Just after the application, the cached role may be outdated.
    standing: standingForRole(role) ?? (application && 'pending'),
    application: application && {
      email: application.email,
      isCertificateMissing: application.isCertificateMissing,
    },
    requestPath: application?.requestNumber ? requestPath(application.requestNumber) : null,
    isUnverified: account?.ok === true && !account.value.isEmailVerified,
    signInPath: null,
  }
  return data(view, { headers: PRIVATE })
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendCertificate(request, context)
}

export default function Received({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame>
      <ReceivedPage view={loaderData} paths={PATHS} refusal={actionData?.code ?? null} />
    </CheckoutFrame>
  )
}

function ReceivedPage({
  view,
  paths,
  refusal,
}: {
  view: ReceivedView
  paths: ReceivedPaths
  refusal: RefusalCode<'request'> | null
}) {
  const t = useTranslations('application.received')
  const tErrors = useTranslations('errors.trade')
  const { standing, application, requestPath, isUnverified, signInPath } = view
  useEffect(() => {
    if (standing !== null) forgetDraft()
  }, [standing])
  if (standing === null)
    return (
      <Frame title={t('unknown-title')}>
        <p>{signInPath ? t('sign-in-text') : tErrors('not-a-professional')}</p>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
          {signInPath && <LinkButton href={signInPath}>{t('sign-in')}</LinkButton>}
          <TextLink href={TRADE_APPLICATION_PATH}>{t('apply')}</TextLink>
        </p>
      </Frame>
    )
  if (standing !== 'pending')
    return (
      <Frame title={t(standing === 'approved' ? 'approved-title' : 'rejected-title')}>
        <p>{standing === 'approved' ? t('approved-text') : tErrors('trade-application-processed')}</p>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
          <LinkButton href={paths.home}>{t('browse')}</LinkButton>
          <TextLink href={paths.contact}>{t('contact')}</TextLink>
        </p>
      </Frame>
    )
  return (
    <Frame title={t('title')}>
      {requestPath && (
        <p className="border-s-2 border-accent ps-3">
          {t.rich('requested', { link: (chunks) => <TextLink href={requestPath}>{chunks}</TextLink> })}
        </p>
      )}
      <section className="grid gap-4">
        <h2 className="font-display text-title">{t('next')}</h2>
        <ol className="grid gap-4">
          {isUnverified && application && <NextStep>{t('verify', { email: application.email })}</NextStep>}
          <NextStep>{t('read')}</NextStep>
          <NextStep>{t('answer')}</NextStep>
        </ol>
      </section>
      {application?.isCertificateMissing && <CertificateForm refusal={refusal} />}
      <section className="grid gap-4">
        <h2 className="font-display text-title">{t('meanwhile')}</h2>
        <p>{t('meanwhile-text')}</p>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
          <LinkButton href={paths.home}>{t('browse')}</LinkButton>
          <TextLink href={paths.saved}>{t('saved')}</TextLink>
        </p>
      </section>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-10 md:py-16">
      <div className="grid max-w-measure gap-8">
        <PageTitle>{title}</PageTitle>
        <meta name="robots" content="noindex" />
        <h1 className="font-display text-display-small">{title}</h1>
        {children}
      </div>
    </div>
  )
}

function NextStep({ children }: { children: ReactNode }) {
  return <li className="border-t border-hairline pt-4 wrap-anywhere">{children}</li>
}
