import { useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { type ReplyTemplate, replyTemplate } from '#contracts/team/reply-template.ts'
import { teamItemResponse } from '#contracts/team/responses.ts'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { callTeam, RefusedCall, type TeamRequest } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'

/**
 * Shows the list after saving. Typed values stay if it is refused. `outdated`: the current template if someone else
 * changed it.
 */
export function useSaveTemplate() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const textOf = useRefusalText()
  const [outdated, setOutdated] = useState<ReplyTemplate | null>(null)
  const [key, setKey] = useState(newKey)

  /** Returns the errors by field. */
  async function save(request: TeamRequest): Promise<object | undefined> {
    setOutdated(null)
    try {
      await callTeam(teamItemResponse, request.method === 'POST' ? { ...request, key } : request)
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      // After any other fault it may have been saved; the same key adds nothing twice.
      if (fault instanceof RefusedCall && fault.status < 500) setKey(newKey())
      if (refusal?.code === 'version-outdated')
        setOutdated(replyTemplate.safeParse(refusal.current).data ?? null)
      const fields = (refusal?.fields ?? []).map(({ path, code }) => ({
        path,
        text: translate(`errors.fields.${code}`, { _: translate('errors.fields.invalid') }),
      }))
      const missing = fields.find(({ path }) => path === 'texts')
      return refusedForm(missing?.text ?? textOf(fault), nested(fields))
    }
    notify('resources.reply-templates.saved', { type: 'success' })
    redirect('/reply-templates')
    return undefined
  }
  return { outdated, save }
}

/** As the form nests its fields: `texts.de` within `texts`. */
function nested(fields: readonly { path: string; text: string }[]): object {
  const texts = fields.flatMap(({ path, text }) =>
    path.startsWith('texts.') ? [[path.slice('texts.'.length), text]] : [],
  )
  const name = fields.find(({ path }) => path === 'name')
  return {
    ...(name && { name: name.text }),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
  }
}
