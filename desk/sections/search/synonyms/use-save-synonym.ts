import { useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { teamItemResponse } from '../../../../contracts/team/responses.ts'
import { type TeamSynonym, teamSynonym } from '../../../../contracts/team/search.ts'
import { refusedForm } from '../../../actions/refused-form.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { callTeam, RefusedCall, type TeamRequest } from '../../../provider/call-team.ts'
import { newKey } from '../../../provider/new-key.ts'

/**
 * Saves a synonym, and then shows the list. What was typed stays if it is refused. `outdated`: what someone else has changed
 * it to in the meantime.
 */
export function useSaveSynonym() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const textOf = useRefusalText()
  const [outdated, setOutdated] = useState<TeamSynonym | null>(null)
  const [key, setKey] = useState(newKey)

  /** Returns what is wrong, by field. `afterwards` is done once it is saved, and may fail. */
  async function save(
    request: TeamRequest,
    afterwards?: () => Promise<unknown>,
  ): Promise<object | undefined> {
    setOutdated(null)
    try {
      await callTeam(teamItemResponse, request.method === 'POST' ? { ...request, key } : request)
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      // Only a refusal changed nothing for certain; the same key adds nothing twice.
      if (fault instanceof RefusedCall && fault.status < 500) setKey(newKey())
      if (refusal?.code === 'version-outdated')
        setOutdated(teamSynonym.safeParse(refusal.current).data ?? null)
      const fields = (refusal?.fields ?? []).map(({ path, code }) => [
        // Within the list of words, the field has one text for all.
        path.replace(/\..*$/, ''),
        translate(`errors.fields.${code}`, { _: translate('errors.fields.invalid') }),
      ])
      return refusedForm(textOf(fault), Object.fromEntries(fields))
    }
    await afterwards?.().catch(() => null)
    notify(translate('resources.synonyms.saved'), { type: 'success' })
    redirect('/synonyms')
    return undefined
  }
  return { outdated, save }
}
