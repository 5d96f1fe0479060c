import { data } from 'react-router'
import {
  readCreatedPasskey,
  readNewPasskeyName,
  readPasskeyName,
  readUsedPasskey,
} from '#app/features/account/passkey/read-passkey.server.ts'
import { ENTRY_FIELDS, PASSKEY_FIELDS, PROFILE } from '#app/features/account/paths.ts'
import {
  PASSKEY_STEPS,
  PASSKEYS_DONE,
  type PasskeysDone,
} from '#app/features/account/profile/passkey-steps.ts'
import { PasskeysPage, type PasskeysScreen } from '#app/features/account/profile/passkeys-page.tsx'
import { refusalInit } from '#app/features/account/profile/refused-form.server.ts'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { formatUtcTime } from '#app/i18n/format/format.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import type { ScreenErrorCode, ScreenResult } from '#clients/identity/screens-client.ts'
import { parseUserAgent } from '#domain/account/user-agent.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import type { Route } from './+types/passkeys.ts'

export const handle: PageHandle = { isUnlisted: true }

type RequestArgs = Pick<Route.LoaderArgs, 'request' | 'context' | 'url'>
type Outcome = Pick<PasskeysScreen, 'creation' | 'errors' | 'waitSeconds'>
const NO_OUTCOME: Outcome = { creation: null, errors: {} }

export async function loader(args: Route.LoaderArgs) {
  return data(await readScreen(args, NO_OUTCOME), { headers: PRIVATE })
}

/** Confirms the customer's identity, adds a passkey, or renames or removes one. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args
  const { identity, check } = requireIdentity({ request, context, url })
  const form = await readForm(request)
  const step = form.get(PASSKEY_FIELDS.step) ?? form.get(ENTRY_FIELDS.operation)
  if (step === PASSKEY_STEPS.prove) {
    const proof = readProof(form)
    if ('errors' in proof) return refuse(args, proof)
    const proven = await identity.createPasskey(proof)
    if (!proven.ok) return refuse(args, refusalOutcome(check(proven.code), proven.retryAfterSeconds))
    const outcome = { ...NO_OUTCOME, creation: proven.value }
    return data(await readScreen(args, outcome), { headers: PRIVATE })
  }
  const change = readChange(form, step, request)
  if ('errors' in change) return refuse(args, change)
  const changed = await change.run(identity)
  if (!changed.ok) return refuse(args, refusalOutcome(check(changed.code), changed.retryAfterSeconds))
  const address = `${localePath(context.get(visitorContext).locale, PROFILE.passkeys)}?done=${change.done}`
  return redirect(address, { status: 303, headers: PRIVATE })
}

function readProof(form: FormData) {
  const password = form.get('current')
  if (typeof password === 'string')
    return password === '' ? withErrors({ current: 'password-missing' }) : { password }
  const used = readUsedPasskey(form)
  return used ? { used } : withErrors({ form: 'passkey-refused' })
}

type Identity = ReturnType<typeof requireIdentity>['identity']
type Change = { done: PasskeysDone; run(identity: Identity): Promise<ScreenResult<unknown>> }

function readChange(form: FormData, step: unknown, request: Request): Change | Outcome {
  const id = String(form.get(ENTRY_FIELDS.id) ?? '')
  if (step === PASSKEY_STEPS.remove) return { done: 'removed', run: (identity) => identity.removePasskey(id) }
  if (step === PASSKEY_STEPS.rename) {
    const name = readPasskeyName(form)
    if (name === null) return withErrors({ form: 'passkey-name-refused' })
    return { done: 'renamed', run: (identity) => identity.renamePasskey(id, name) }
  }
  const created = readCreatedPasskey(form)
  if (step !== PASSKEY_STEPS.add || !created) return withErrors({ form: 'passkey-refused' })
  const name = readNewPasskeyName(form, request)
  return { done: 'added', run: (identity) => identity.addPasskey({ name, created }) }
}

function withErrors(errors: PasskeysScreen['errors']): Outcome {
  return { ...NO_OUTCOME, errors }
}

function refusalOutcome(
  code: Exclude<ScreenErrorCode, 'unauthorized'>,
  waitSeconds: number | undefined,
): Outcome {
  return { ...withErrors(code === 'password-wrong' ? { current: code } : { form: code }), waitSeconds }
}

async function refuse(args: RequestArgs, outcome: Outcome) {
  return data(await readScreen(args, outcome), refusalInit(outcome.errors, outcome.waitSeconds))
}

/** Times are formatted on the server, so that every browser shows the same text. */
async function readScreen(args: RequestArgs, outcome: Outcome): Promise<PasskeysScreen> {
  const { request, context, url } = args
  const { identity, read } = requireIdentity({ request, context, url })
  const listed = read(await identity.listPasskeys())
  const tag = toLanguageTag(context.get(visitorContext).locale)
  const isUnchanged = outcome === NO_OUTCOME
  return {
    ...outcome,
    passkeys:
      listed?.passkeys.map((passkey) => ({
        ...passkey,
        createdAt: formatUtcTime(passkey.createdAt, tag),
        usedAt: passkey.usedAt && formatUtcTime(passkey.usedAt, tag),
      })) ?? null,
    mayAdd: listed?.mayAdd ?? false,
    proof: listed?.proof ?? null,
    device: parseUserAgent(request.headers.get('user-agent')),
    done: PASSKEYS_DONE.find((done) => isUnchanged && done === url.searchParams.get('done')) ?? null,
  }
}

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  return <PasskeysPage screen={actionData ?? loaderData} />
}
