import { Button } from '@mui/material'
import { useState } from 'react'
import { Form, useNotify, useRedirect, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { teamItemResponse } from '../../../../contracts/team/responses.ts'
import { FormDraft } from '../../../actions/form-draft.tsx'
import { refusedForm } from '../../../actions/refused-form.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { BackToList } from '../../../application/back-to-list.tsx'
import { useDesk } from '../../../application/desk-context.ts'
import { usePlace } from '../../../application/frame/use-place.ts'
import { Page } from '../../../application/page.tsx'
import { callTeam } from '../../../provider/call-team.ts'
import { newKey } from '../../../provider/new-key.ts'
import { RuleInputs } from './rule-inputs.tsx'
import { newRule, type RuleValues, toFields } from './rule-values.ts'
import { useRuleErrors } from './use-rule-errors.ts'

/** A new rule; the address may state for which search. */
export function RuleCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const textOf = useRefusalText()
  const errorsOf = useRuleErrors()
  const { timeZone } = usePlace()
  const { settings } = useDesk()
  const [parameters] = useSearchParams()
  const [own = 'en'] = settings.languages
  const [record] = useState(() =>
    newRule(
      settings.languages.find((language) => language === parameters.get('language')) ?? own,
      parameters.get('text') ?? '',
    ),
  )
  const [key, setKey] = useState(newKey)

  async function save(values: FieldValues) {
    try {
      const input = toFields(values as RuleValues, timeZone)
      await callTeam(teamItemResponse, { method: 'POST', path: '/search-rules', body: { input }, key })
      notify('desk.saved', { type: 'success' })
      redirect('/search-rules')
      return undefined
    } catch (fault) {
      setKey(newKey())
      return refusedForm(textOf(fault), errorsOf(fault))
    }
  }
  return (
    <Page title={translate('resources.search-rules.new')} above={<BackToList />}>
      <Form onSubmit={save} record={record} sanitizeEmptyValues={false} warnWhenUnsavedChanges>
        <FormDraft />
        <RuleInputs id={null} />
        <Button type="submit" variant="contained">
          {translate('ra.action.save')}
        </Button>
      </Form>
    </Page>
  )
}
