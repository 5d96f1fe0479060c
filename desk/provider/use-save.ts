import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import type { RefusedField, TeamItem } from '#contracts/team/convention.ts'
import { callTeam, getItemPath, newKey, RefusedCall, type TeamRequest } from './call-team.ts'

/** Why something was not saved. `text` is shown to the person, and `fields` lists the errors by field. */
export type Refusal = {
  /** Null if there was no response from the team API. */
  code: string | null
  text: string
  fields: readonly (RefusedField & { text: string })[]
}

/**
 * The outcome of saving. `outdated` means that someone else changed the item in the meantime, and contains its current
 * state.
 */
export type Outcome<Output, Item = TeamItem> =
  | { kind: 'saved'; output: Output }
  | ({ kind: 'outdated'; current: Item } & Refusal)
  | ({ kind: 'refused' } & Refusal)

/**
 * Saves new items, changes and actions of a resource for the whole desk. Retries use the same idempotency key, so that
 * a call whose response was lost is not executed twice. Other values get a new key.
 */
export function useSave<Item extends TeamItem>(resource: string, schema: z.ZodType<Item>) {
  const client = useQueryClient()
  const send = useSend()
  const response = z.object({ item: schema })

  async function save(request: TeamRequest): Promise<Outcome<Item, Item>> {
    const outcome = await send(response, request)
    if (outcome.kind === 'refused') return outcome
    if (outcome.kind === 'outdated') {
      const current = schema.safeParse(outcome.current).data
      return current ? { ...outcome, current } : { ...outcome, kind: 'refused' }
    }
    // The page that saved the item shows it without reading it again.
    void client.invalidateQueries({ queryKey: [resource, 'getList'] })
    return { kind: 'saved', output: outcome.output.item }
  }
  return {
    create: (input: unknown) => save({ method: 'POST', path: `/${resource}`, body: { input } }),
    /** Updates the version that was read. */
    update: ({ id, version }: Pick<TeamItem, 'id' | 'version'>, changes: unknown) =>
      save({ method: 'PATCH', path: getItemPath(resource, id), body: { version, changes } }),
    act: ({ id, version }: Pick<TeamItem, 'id' | 'version'>, name: string, input: unknown) =>
      save({ method: 'POST', path: `${getItemPath(resource, id)}/${name}`, body: { version, input } }),
  }
}

/** Sends one request of `useSave`. Used directly for calls whose response is not an item, such as files. */
export function useSend() {
  const translate = useTranslate()
  const describeError = useErrorText()
  const lastRequest = useRef({ body: '', key: '' })

  return async function send<Output>(
    schema: z.ZodType<Output>,
    request: TeamRequest,
  ): Promise<Outcome<Output>> {
    const body = JSON.stringify([request.path, request.body])
    if (body !== lastRequest.current.body) lastRequest.current = { body, key: newKey() }
    const { key } = lastRequest.current
    try {
      const output = await callTeam(schema, request.method === 'POST' ? { ...request, key } : request)
      lastRequest.current = { body: '', key: '' }
      return { kind: 'saved', output }
    } catch (error) {
      // After any other error, the request may have been executed, so the key must not change.
      if (error instanceof RefusedCall && error.status < 500) lastRequest.current = { body: '', key: '' }
      const { code = null, fields = [], current } = error instanceof RefusedCall ? error.refusal : {}
      const refusal: Refusal = {
        code,
        text: describeError(error),
        fields: fields.map((field) => ({
          path: field.path.replace(/^(?:input|changes)\./, ''),
          code: field.code,
          text: translate(`errors.fields.${field.code}`, { _: translate('errors.fields.invalid') }),
        })),
      }
      if (code === 'version-outdated' && current) return { kind: 'outdated', current, ...refusal }
      return { kind: 'refused', ...refusal }
    }
  }
}

/** Returns a function that describes a refusal or an error to the person. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate()
  return (error) => {
    if (!(error instanceof RefusedCall)) return translate('errors.unavailable')
    const { refusal, waitSeconds } = error
    const text = translate(`errors.${refusal.code}`, { _: '', seconds: waitSeconds ?? 60 })
    return text || translate('errors.unavailable')
  }
}
