import { useState } from 'react'
import { data } from 'react-router'
import { AccountPage } from '#app/features/account/account-page.tsx'
import { DeskLink } from '#app/features/account/desk-link.tsx'
import {
  readCreatedPasskey,
  readNewPasskeyName,
  readUsedPasskey,
} from '#app/features/account/passkey/read-passkey.server.ts'
import { PASSKEY_FIELDS } from '#app/features/account/paths.ts'
import { FACTOR_STEPS } from '#app/features/account/second-factor/factor-steps.ts'
import {
  SecondFactorPage,
  type SecondFactorScreen,
} from '#app/features/account/second-factor/second-factor-page.tsx'
import { requireScreens } from '#app/features/account/sign-in/require-screens.server.ts'
import { SignInFailed } from '#app/features/account/sign-in/sign-in-failed.tsx'
import {
  type AccountCode,
  type AccountErrors,
  hasErrors,
} from '#app/features/account/sign-in/sign-in-screen.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirectDocument } from '#app/page/address/redirect.ts'
import { qrCodeDataUrl } from '#app/page/draw-qr-code.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { parseUserAgent } from '#domain/account/user-agent.ts'
import { DESK_HOME, pathAfterFactor } from '#domain/team/desk-path.ts'
import type { Route } from './+types/second-factor.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }

type PageData = {
  failure: AccountCode | null
  screen: SecondFactorScreen | null
  recoveryCodes: readonly string[]
  returnTo: string
}
type RequestArgs = { request: Request; screens: ReturnType<typeof requireScreens>; ticket: string }

export function loader({ request, context, params: { ticket } }: Route.LoaderArgs) {
  return show({ request, screens: requireScreens(request, context), ticket })
}

export async function action({ request, context, params: { ticket } }: Route.ActionArgs) {
  const args = { request, screens: requireScreens(request, context), ticket }
  const form = await readForm(request)
  const result = await submitFactor(form, args)
  if ('errors' in result) return show(args, result)
  if (result.ok) {
    const { recoveryCodes } = result.value
    const returnTo = pathAfterFactor(result.value.returnTo)
    if (recoveryCodes.length === 0) throw redirectDocument(returnTo, { status: 303, headers: PRIVATE })
    const pageData: PageData = { failure: null, screen: null, recoveryCodes, returnTo }
    return data(pageData, { headers: PRIVATE })
  }
  const waitSeconds = result.retryAfterSeconds
  const errors = result.code === 'code-wrong' ? { code: result.code } : { form: result.code }
  return show(args, { errors, ...(waitSeconds !== undefined && { waitSeconds }) })
}

async function submitFactor(form: FormData, { request, screens, ticket }: RequestArgs) {
  const step = form.get(PASSKEY_FIELDS.step)
  if (step === FACTOR_STEPS.passkey) {
    const used = readUsedPasskey(form)
    return used ? screens.submitSecondPasskey(ticket, used) : withErrors({ form: 'passkey-refused' })
  }
  if (step === FACTOR_STEPS.newPasskey) {
    const name = readNewPasskeyName(form, request)
    const created = readCreatedPasskey(form)
    return created
      ? screens.setUpSecondPasskey(ticket, { name, created })
      : withErrors({ form: 'passkey-refused' })
  }
  const code = String(form.get('code') ?? '').trim()
  return code === '' ? withErrors({ code: 'code-missing' }) : screens.submitSecondFactor(ticket, code)
}

function withErrors(errors: AccountErrors) {
  return { errors }
}

/** Responds with the page and the errors of the submitted form, or with the reason why the page is unavailable. */
async function show(
  { request, screens, ticket }: RequestArgs,
  { errors = {}, waitSeconds }: Partial<Pick<SecondFactorScreen, 'errors' | 'waitSeconds'>> = {},
) {
  const read = await screens.readSecondFactor(ticket)
  if (!read.ok) {
    const failed: PageData = { failure: read.code, screen: null, recoveryCodes: [], returnTo: DESK_HOME }
    const status = read.code === 'identity-unavailable' ? 503 : 410
    return data(failed, { status, headers: PRIVATE })
  }
  const { email, setUp, hasCode, passkey, returnTo } = read.value
  const screen: SecondFactorScreen = {
    email,
    setUp: setUp && {
      secret: setUp.code.secret,
      picture: qrCodeDataUrl(setUp.code.uri),
      passkey: setUp.passkey,
      device: parseUserAgent(request.headers.get('user-agent')),
    },
    hasCode,
    passkey,
    errors,
    ...(waitSeconds !== undefined && { waitSeconds }),
  }
  const pageData: PageData = { failure: null, screen, recoveryCodes: [], returnTo: pathAfterFactor(returnTo) }
  if (waitSeconds !== undefined)
    return data(pageData, { status: 429, headers: { ...PRIVATE, 'Retry-After': String(waitSeconds) } })
  return data(pageData, { status: hasErrors(errors) ? 422 : 200, headers: PRIVATE })
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { screen, failure, recoveryCodes, returnTo } = actionData ?? loaderData
  if (screen) return <SecondFactorPage screen={screen} />
  if (recoveryCodes.length > 0) return <RecoveryCodesPage codes={recoveryCodes} returnTo={returnTo} />
  return <SignInFailed reason={failure ?? 'interaction-not-found'} callback={returnTo} />
}

/** Recovery codes are shown only once: to print, copy or download. */
function RecoveryCodesPage({ codes, returnTo }: { codes: readonly string[]; returnTo: string }) {
  const t = useTranslations('account.second-factor')
  const text = `${codes.join('\n')}\n`
  return (
    <AccountPage title={t('codes-title')} intro={t('codes-intro')}>
      <ul className="grid gap-2 font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="outline" className="scriptless:hidden" onClick={() => window.print()}>
          {t('codes-print')}
        </Button>
        <CopyButton text={text} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${t('codes-file')}.txt`}
          className={buttonLook({ variant: 'outline' })}
          data-document
        >
          {t('codes-download')}
        </a>
      </div>
      <div className="print:hidden">
        <DeskLink href={returnTo}>{t('codes-continue')}</DeskLink>
      </div>
    </AccountPage>
  )
}

function CopyButton({ text }: { text: string }) {
  const t = useTranslations('account.second-factor')
  const [isCopied, setIsCopied] = useState(false)
  // Translated while the page is rendered, so that the document includes the message.
  const done = t('codes-copied')
  return (
    <>
      <Button
        variant="outline"
        className="scriptless:hidden"
        onClick={() => navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      >
        {isCopied ? done : t('codes-copy')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && done}
      </span>
    </>
  )
}
