import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { Loading, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { newsletterIssue, type TeamNewsletterIssue } from '#contracts/team/newsletter-issue.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { Page } from '#desk/application/page.tsx'
import { BarTable } from '#desk/charts/bar-table.tsx'
import { EmailFrame } from '#desk/detail/email-frame.tsx'
import { History } from '#desk/detail/history.tsx'
import { useEmailLanguage } from '#desk/detail/use-email-language.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { useItem } from '#desk/provider/use-item.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { IssueForm } from './issue-form.tsx'

const WORDS = 'resources.newsletter-issues'
const SENDING_RELOAD_MS = 3_000
const plain = (name: string): Action<TeamNewsletterIssue> => ({ name, fields: () => [], toInput: () => ({}) })
const [SEND, PAUSE, RESUME] = [plain('send'), plain('pause'), plain('resume')]
const DELETE = { ...plain('delete'), removes: true }

const FIELDS = 'resources.newsletter-issues.fields'

function testAction(languageName: (code: string) => string): Action<TeamNewsletterIssue> {
  return {
    name: 'test',
    fields: () => [
      { name: 'email', label: `${WORDS}.fields.email`, isRequired: true },
      {
        name: 'language',
        label: `${WORDS}.fields.language`,
        kind: 'choice',
        choices: LANGUAGES.map((id) => ({ id, name: languageName(id) })),
        initial: 'en',
      },
    ],
    toInput: ({ email, language }) => ({ email, language }),
  }
}

export function IssueEdit() {
  const translate = useTranslate()
  const { number, language } = useFormat()
  const { id = '' } = useParams()
  const { item: issue, fault } = useItem('newsletter-issues', newsletterIssue, id, {
    // Its form would lose what was typed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state: { data } }) => data?.state === 'sending' && SENDING_RELOAD_MS,
  })
  if (!issue) return fault ? <ItemFault fault={fault} /> : <Loading />
  const actions = {
    draft: [testAction(language), SEND, DELETE],
    sending: [PAUSE],
    paused: [RESUME],
    sent: [],
  }[issue.state]
  const counts = translate(issue.state === 'draft' ? `${WORDS}.reach` : `${WORDS}.counts`, {
    smart_count: issue.recipients,
    sent: number(issue.sent),
    recipients: number(issue.recipients),
    clicks: number(issue.clicks),
  })
  return (
    <Page
      title={issue.name}
      above={<BackToList />}
      below={[translate(`${WORDS}.values.state.${issue.state}`), counts].join(' · ')}
    >
      <ActionBar resource="newsletter-issues" item={issue} actions={actions} />
      {issue.state === 'draft' && <IssueForm key={issue.version} issue={issue} />}
      <IssueLinks followed={issue.followed} />
      <IssuePreview issue={issue} />
      <History resource="newsletter-issues" item={issue} title={translate(`${WORDS}.history`)} />
    </Page>
  )
}

function IssuePreview({ issue: { id, version } }: { issue: TeamNewsletterIssue }) {
  const { language, field } = useEmailLanguage()
  const query = new URLSearchParams({ language, version: String(version) })
  return <EmailFrame path={`/newsletter-issues/${encodeURIComponent(id)}/html?${query}`}>{field}</EmailFrame>
}

function IssueLinks({ followed }: Pick<TeamNewsletterIssue, 'followed'>) {
  const translate = useTranslate()
  const { number } = useFormat()
  const titleId = useId()
  if (!followed?.length) return null
  return (
    <Box component="section" sx={{ maxWidth: 720, marginBottom: 4 }}>
      <Typography variant="h2" id={titleId}>
        {translate(`${FIELDS}.postIds`)}
      </Typography>
      <BarTable
        titleId={titleId}
        nameColumn={translate(`${FIELDS}.article`)}
        columns={[translate(`${FIELDS}.clicks`)]}
        rows={followed.map(({ title, clicks }) => ({
          key: title,
          name: title,
          value: clicks,
          cells: [number(clicks)],
        }))}
      />
    </Box>
  )
}
