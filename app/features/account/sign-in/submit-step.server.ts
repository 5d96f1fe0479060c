import type { ScreenResult, ScreensClient } from '#clients/identity/screens-client.ts'
import type { Language } from '#domain/market/language.ts'
import { readUsedPasskey } from '../passkey/read-passkey.server.ts'
import {
  hasErrors,
  isNewPasswordRefusal,
  PASSKEY_FROM,
  PASSKEY_STEP,
  type SignInScreen,
  validateEmail,
  validateNewPassword,
} from './sign-in-screen.ts'

type Screens = ReturnType<ScreensClient['forVisitor']>
export type StepOutcome =
  | { kind: 'screen'; screen: SignInScreen }
  | { kind: 'finished'; redirectTo: string; device: string }

type Refusal = Exclude<ScreenResult<unknown>, { ok: true }>

/** Spec §4: email lookup, then sign-in, sign-up or forgotten password. */
export async function submitStep(
  form: FormData,
  { screens, uid, language }: { screens: Screens; uid: string; language: Language },
): Promise<StepOutcome> {
  const text = (name: string) => String(form.get(name) ?? '')
  if (text('step') === PASSKEY_STEP) return signInWithPasskey(form, { screens, uid })
  const email = text('email').trim()
  const errors = validateEmail(email)
  if (hasErrors(errors)) return show({ step: 'start', email, errors })
  switch (text('step')) {
    case 'sign-in':
      return signIn(email, text('password'), { screens, uid })
    case 'sign-up':
      return signUp(form, email, { screens, uid, language })
    case 'password-link':
      return sendLink(email, { screens, uid, language })
    default:
      return lookUp(email, { screens, uid, language })
  }
}

async function lookUp(
  email: string,
  { screens, uid, language }: { screens: Screens; uid: string; language: Language },
): Promise<StepOutcome> {
  const result = await screens.nextStep(uid, email)
  if (!result.ok) return show({ step: 'start', email, ...toErrors(result) })
  const { next } = result.value
  return next === 'set-password'
    ? sendLink(email, { screens, uid, language })
    : show({ step: next, email, errors: {} })
}

async function signIn(
  email: string,
  password: string,
  { screens, uid }: { screens: Screens; uid: string },
): Promise<StepOutcome> {
  if (password === '') return show({ step: 'sign-in', email, errors: { password: 'password-missing' } })
  const result = await screens.signIn(uid, { email, password })
  if (result.ok) return { kind: 'finished', ...result.value }
  return show({ step: 'sign-in', email, ...toErrors(result) })
}

/** A refusal shows the step on which the passkey was used, with the email address typed there. */
async function signInWithPasskey(
  form: FormData,
  { screens, uid }: { screens: Screens; uid: string },
): Promise<StepOutcome> {
  const email = String(form.get('email') ?? '').trim()
  const isAfterEmail = form.get(PASSKEY_FROM) === 'sign-in' && !hasErrors(validateEmail(email))
  const shown = { step: isAfterEmail ? 'sign-in' : 'start', email } as const
  const used = readUsedPasskey(form)
  if (!used) return show({ ...shown, errors: { form: 'passkey-refused' } })
  const result = await screens.signInWithPasskey(uid, used)
  if (result.ok) return { kind: 'finished', ...result.value }
  return show({ ...shown, ...toErrors(result) })
}

async function signUp(
  form: FormData,
  email: string,
  { screens, uid, language }: { screens: Screens; uid: string; language: Language },
): Promise<StepOutcome> {
  const password = String(form.get('password') ?? '')
  const consents = { commercial: form.has('commercial'), personalized: form.has('personalized') }
  const errors = validateNewPassword(password, String(form.get('confirmation') ?? ''))
  if (hasErrors(errors)) return show({ step: 'sign-up', email, errors, consents })
  const result = await screens.signUp(uid, {
    email,
    password,
    language,
    hasCommercialConsent: consents.commercial,
    hasPersonalizedConsent: consents.personalized,
  })
  if (result.ok) return { kind: 'finished', ...result.value }
  const step = result.code === 'email-registered' ? 'sign-in' : 'sign-up'
  return show({ step, email, ...toErrors(result), consents })
}

async function sendLink(
  email: string,
  { screens, uid, language }: { screens: Screens; uid: string; language: Language },
): Promise<StepOutcome> {
  const result = await screens.requestPasswordLink(uid, { email, language })
  if (result.ok) return show({ step: 'link-sent', email, errors: {} })
  return show({ step: 'start', email, ...toErrors(result) })
}

function toErrors({ code, retryAfterSeconds }: Refusal): Pick<SignInScreen, 'errors' | 'waitSeconds'> {
  if (code === 'email-invalid') return { errors: { email: code } }
  if (code === 'credentials-wrong' || isNewPasswordRefusal(code)) return { errors: { password: code } }
  return { errors: { form: code }, ...(retryAfterSeconds && { waitSeconds: retryAfterSeconds }) }
}

function show(screen: SignInScreen): StepOutcome {
  return { kind: 'screen', screen }
}
