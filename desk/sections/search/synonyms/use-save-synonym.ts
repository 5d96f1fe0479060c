import { useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { teamItemResponse } from '../../../../contracts/team/responses.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { callTeam, RefusedCall, type TeamRequest } from '../../../provider/call-team.ts'
import { newKey } from '../../../provider/new-key.ts'

/**
 * `text`: why it was not saved, `fields`: the codes of refused fields by their paths. `isOutdated`: someone else changed it
 * in the meantime.
 */
export type SaveState = {
  isBusy: boolean
  isOutdated: boolean
  text: string | null
  fields: Readonly<Record<string, string>>
}

const READY: SaveState = { isBusy: false, isOutdated: false, text: null, fields: {} }

/** Saves a synonym, and then shows the list. What was typed stays if it is refused. */
export function useSaveSynonym() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const textOf = useRefusalText()
  const [state, setState] = useState(READY)
  const [key, setKey] = useState(newKey)

  /** `afterwards` is done once it is saved, and may fail. */
  async function save(request: TeamRequest, afterwards?: () => Promise<unknown>): Promise<void> {
    setState({ ...READY, isBusy: true })
    try {
      await callTeam(teamItemResponse, request.method === 'POST' ? { ...request, key } : request)
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      const fields = refusal?.fields ?? []
      // Only a refusal changed nothing for certain; the same key adds nothing twice.
      if (fault instanceof RefusedCall && fault.status < 500) setKey(newKey())
      setState({
        isBusy: false,
        isOutdated: refusal?.code === 'version-outdated',
        text: textOf(fault),
        fields: Object.fromEntries(fields.map(({ path, code }) => [path, code])),
      })
      return
    }
    await afterwards?.().catch(() => null)
    notify(translate('resources.synonyms.saved'), { type: 'success' })
    redirect('/synonyms')
  }
  return { state, save }
}
