import { Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Loading, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { z } from 'zod'
import { type TeamRule, teamRule } from '../../../../contracts/team/search-rule.ts'
import { itemOfDraft } from '../../../actions/form-draft.tsx'
import { BackToList } from '../../../application/back-to-list.tsx'
import { Page } from '../../../application/page.tsx'
import { History } from '../../../detail/history.tsx'
import { ItemFault } from '../../../list/item-fault.tsx'
import { callTeam } from '../../../provider/call-team.ts'
import { RuleForm } from './rule-form.tsx'
import { useRuleWords } from './use-rule-words.ts'

const response = z.object({ item: teamRule })

/** One rule; what was written over the search API with parts that the desk does not have is not edited here. */
export function RuleEdit() {
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
