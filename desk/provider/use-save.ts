import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import type { RefusedField, TeamItem } from '#contracts/team/convention.ts'
import { callTeam, newKey, pathOf, RefusedCall, type TeamRequest } from './call-team.ts'

/** Why something was not saved, for the person who tried; `fields`: what is wrong with which field. */
export type Refused = {
  /** Null if there was no answer of the team API. */
  code: string | null
  text: string
  fields: readonly (RefusedField & { text: string })[]
}

/** `outdated`: someone else changed the item in the meantime; has its current state. */
export type Outcome<Output, Item = TeamItem> =
  | { kind: 'saved'; output: Output }
  | ({ kind: 'outdated'; current: Item } & Refused)
  | ({ kind: 'refused' } & Refused)

/**
 * Saves new items, changes and actions of a resource: the one way for all of the desk. A repeated attempt has the same
 * key, so that one whose response was lost is not done twice; one with other values has a new key.
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
    // The page that saved shows the saved item itself.
    void client.invalidateQueries({ queryKey: [resource, 'getList'] })
    return { kind: 'saved', output: outcome.output.item }
  }
  return {
    create: (input: unknown) => save({ method: 'POST', path: `/${resource}`, body: { input } }),
    /** Over the version that was read. */
    update: ({ id, version }: Pick<TeamItem, 'id' | 'version'>, changes: unknown) =>
      save({ method: 'PATCH', path: pathOf(resource, id), body: { version, changes } }),
    act: ({ id, version }: Pick<TeamItem, 'id' | 'version'>, name: string, input: unknown) =>
      save({ method: 'POST', path: `${pathOf(resource, id)}/${name}`, body: { version, input } }),
  }
}

/** Sends one request of `useSave`; by itself for what returns no item, such as a file. */
export function useSend() {
  const translate = useTranslate()
  const textOf = useRefusalText()
  const latest = useRef({ body: '', key: '' })

  return async function send<Output>(
    schema: z.ZodType<Output>,
    request: TeamRequest,
  ): Promise<Outcome<Output>> {
    const body = JSON.stringify([request.path, request.body])
    if (body !== latest.current.body) latest.current = { body, key: newKey() }
    const { key } = latest.current
    try {
      const output = await callTeam(schema, request.method === 'POST' ? { ...request, key } : request)
      latest.current = { body: '', key: '' }
      return { kind: 'saved', output }
    } catch (fault) {
      // After any other fault it may have been saved, so the key stays.
      if (fault instanceof RefusedCall && fault.status < 500) latest.current = { body: '', key: '' }
      const { code = null, fields = [], current } = fault instanceof RefusedCall ? fault.refusal : {}
      const refused: Refused = {
        code,
        text: textOf(fault),
        fields: fields.map((field) => ({
          path: field.path.replace(/^(?:input|changes)\./, ''),
          code: field.code,
          text: translate(`errors.fields.${field.code}`, { _: translate('errors.fields.invalid') }),
        })),
      }
      if (code === 'version-outdated' && current) return { kind: 'outdated', current, ...refused }
      return { kind: 'refused', ...refused }
    }
  }
}

/** For the person who caused the refusal or fault. */
export function useRefusalText(): (fault: unknown) => string {
  const translate = useTranslate()
  return (fault) => {
    if (!(fault instanceof RefusedCall)) return translate('errors.unavailable')
    const { refusal, waitSeconds } = fault
    const text = translate(`errors.${refusal.code}`, { _: '', seconds: waitSeconds ?? 60 })
    return text || translate('errors.unavailable')
  }
}
