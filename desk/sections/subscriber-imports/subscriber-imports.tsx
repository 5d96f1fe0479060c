import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import {
  DataTable,
  Loading,
  ShowBase,
  useNotify,
  useRedirect,
  useShowContext,
  useTranslate,
} from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { teamItemResponse } from '#contracts/team/responses.ts'
import type { SubscriberImport } from '#contracts/team/subscriber.ts'
import { subscriberImport } from '#contracts/team/subscriber.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { Page } from '#desk/application/page.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { callTeam, RefusedCall } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'
import { SUBSCRIBER_COLUMNS, SUBSCRIBER_FILE_MAX } from '#domain/newsletter/subscriber-file.ts'
import type { Section } from '../section.ts'

export const subscriberImports: Section = {
  resource: 'subscriber-imports',
  roles: ['content', 'care'],
  group: 'house',
  within: 'subscribers',
  list: SubscriberImportList,
  show: SubscriberImportPage,
  create: SubscriberImportCreate,
}

function SubscriberImportPage() {
  return (
    <ShowBase>
      <LoadedImport />
    </ShowBase>
  )
}

/** The number of imported lines, and the refused lines with reasons. */
function LoadedImport() {
  const translate = useTranslate()
  const { moment, number } = useFormat()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const { name, createdAt, imported, refused } = subscriberImport.parse(record)
  const word = (key: string) => translate(`resources.subscriber-imports.${key}`)
  return (
    <Page title={name} above={<BackToList />}>
      <Facts
        facts={[
          [word('fields.createdAt'), moment(createdAt)],
          [word('fields.imported'), number(imported)],
          [word('fields.refused'), number(refused.length)],
        ]}
      />
      <Box component="ul" sx={{ marginTop: 3, padding: 0, listStyle: 'none' }}>
        {refused.map(({ line, code }) => (
          <Typography component="li" variant="body2" key={line}>
            {`${translate('resources.subscriber-imports.line', { line })}: ${word(`values.code.${code}`)}`}
          </Typography>
        ))}
      </Box>
    </Page>
  )
}

function SubscriberImportList() {
  return (
    <SectionList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[]}
      hasCreate
      table={<ImportTable />}
      rows={<ImportRows />}
    />
  )
}

function ImportTable() {
  const { moment, number } = useFormat()
  return (
    <DataTable<SubscriberImport> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<SubscriberImport>
        source="name"
        disableSort
        render={({ id, name }) => (
          <Link component={RouterLink} to={`/subscriber-imports/${id}/show`}>
            {name}
          </Link>
        )}
      />
      <DataTable.Col<SubscriberImport> source="createdAt" render={({ createdAt }) => moment(createdAt)} />
      <DataTable.Col<SubscriberImport>
        source="imported"
        disableSort
        align="right"
        render={({ imported }) => number(imported)}
      />
      <DataTable.Col<SubscriberImport>
        source="refused"
        disableSort
        align="right"
        render={({ refused }) => number(refused.length)}
      />
    </DataTable>
  )
}

function ImportRows() {
  const { moment, number } = useFormat()
  const translate = useTranslate()
  return (
    <Rows<SubscriberImport>
      row={({ id, name, createdAt, imported }) => ({
        title: name,
        below: `${translate('resources.subscriber-imports.fields.imported')}: ${number(imported)}`,
        aside: moment(createdAt),
        to: `/subscriber-imports/${id}/show`,
      })}
    />
  )
}

/** A file that is refused as a whole stays chosen, with a message. */
function SubscriberImportCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const textOf = useRefusalText()
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const word = (key: string, values = {}) => translate(`resources.subscriber-imports.${key}`, values)

  async function send(chosen: File) {
    setIsBusy(true)
    setRefusal(null)
    try {
      if (chosen.size > SUBSCRIBER_FILE_MAX) return setRefusal(word('values.file.file-too-long'))
      const input = { name: chosen.name, text: await chosen.text() }
      const body = { input }
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/subscriber-imports',
        body,
        key: newKey(),
      })
      notify('desk.saved', { type: 'success' })
      redirect(`/subscriber-imports/${item.id}/show`)
    } catch (fault) {
      const field = fault instanceof RefusedCall ? fault.refusal.fields?.[0] : undefined
      setRefusal(field ? word(`values.file.${field.code}`) : textOf(fault))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Page title={word('new')} above={<BackToList />}>
      <Typography variant="body2" sx={{ maxWidth: '42rem' }}>
        {word('explain')}
      </Typography>
      <Typography component="p" variant="body2" sx={{ marginTop: 1, fontFamily: 'monospace' }}>
        {SUBSCRIBER_COLUMNS.join(', ')}
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, marginTop: 3 }}>
        <label>
          <Typography component="span" variant="body2" sx={{ display: 'block', marginBottom: 0.5 }}>
            {word('file')}
          </Typography>
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        </label>
        {refusal && (
          <Typography role="alert" variant="body2" color="error">
            {refusal}
          </Typography>
        )}
        <Button
          variant="contained"
          disabled={isBusy || file === null}
          onClick={() => file && void send(file)}
        >
          {word('send')}
        </Button>
      </Box>
    </Page>
  )
}
