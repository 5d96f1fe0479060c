import { Button, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Form, Loading, useNotify, useRedirect, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useParams, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { teamItemResponse } from '#contracts/team/responses.ts'
import { type TeamRule, teamRule } from '#contracts/team/search-rule.ts'
import { FormDraft, itemOfDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { useDesk } from '#desk/application/desk-context.ts'
import { usePlace } from '#desk/application/frame/use-place.ts'
import { Page } from '#desk/application/page.tsx'
import { History } from '#desk/detail/history.tsx'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { callTeam } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'
import type { Section } from '#desk/sections/section.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleInputs } from './rule-inputs.tsx'
import { RuleList } from './rule-list.tsx'
import { newRule, type RuleValues, toFields } from './rule-values.ts'
import { useRuleErrors } from './use-rule-errors.ts'
import { useRuleWords } from './use-rule-words.ts'

const response = z.object({ item: teamRule })

export const searchRules: Section = {
  resource: 'search-rules',
  roles: ['catalogue'],
  group: 'house',
  within: 'searches',
  hostable: 'search',
  list: RuleList,
  edit: RuleEdit,
  create: RuleCreate,
}

/** A rule of the search API with parts that the desk does not support cannot be edited. */
function RuleEdit() {
  const translate = useTranslate()
  const words = useRuleWords()
  const { id = '' } = useParams()
  const [rule, setRule] = useState<TeamRule | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    callTeam(response, { path: `/search-rules/${encodeURIComponent(id)}` }).then(
      ({ item }) => setRule(itemOfDraft(item, teamRule)),
      setFault,
    )
  }, [id])
  if (fault) return <ItemFault fault={fault} />
  if (!rule) return <Loading />
  return (
    <Page
      title={rule.title}
      above={<BackToList />}
      below={[words.state(rule), words.places(rule)].join(' · ')}
    >
      {rule.isEditable ? (
        <RuleForm rule={rule} onSaved={setRule} />
      ) : (
        <Typography>{translate('resources.search-rules.not-editable')}</Typography>
      )}
      <History resource="search-rules" item={rule} title={translate('resources.search-rules.history')} />
    </Page>
  )
}

/** The address may state the search. */
function RuleCreate() {
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
