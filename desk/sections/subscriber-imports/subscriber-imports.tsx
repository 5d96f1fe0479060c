import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import type { SubscriberImport } from '#contracts/team/subscriber.ts'
import { subscriberImport } from '#contracts/team/subscriber.ts'
import { Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useSave } from '#desk/provider/use-save.ts'
import { SUBSCRIBER_COLUMNS, SUBSCRIBER_FILE_MAX } from '#domain/newsletter/subscriber-file.ts'
import { section } from '../section.tsx'

export const subscriberImports = section({
  resource: 'subscriber-imports',
  item: subscriberImport,
  roles: ['content', 'care'],
  group: 'house',
  parentResource: 'subscribers',
  list: SubscriberImportList,
  show: SubscriberImportPage,
  create: SubscriberImportCreate,
})

/** Shows the number of imported lines, and the refused lines with reasons. */
function SubscriberImportPage({ item }: { item: SubscriberImport }) {
  const translate = useTranslate()
  const { dateAndTime, number } = useFormat()
  const { name, createdAt, imported, refused } = item
  const t = (key: string) => translate(`resources.subscriber-imports.${key}`)
  return (
    <Page title={name} above={<BackToList />}>
      <Facts
        facts={[
          [t('fields.createdAt'), dateAndTime(createdAt)],
          [t('fields.imported'), number(imported)],
          [t('fields.refused'), number(refused.length)],
        ]}
      />
      <Box component="ul" sx={{ marginTop: 3, padding: 0, listStyle: 'none' }}>
        {refused.map(({ line, code }) => (
          <Typography component="li" variant="body2" key={line}>
            {`${translate('resources.subscriber-imports.line', { line })}: ${t(`values.code.${code}`)}`}
          </Typography>
        ))}
      </Box>
    </Page>
  )
}

function SubscriberImportList() {
  const { dateAndTime, number } = useFormat()
  const translate = useTranslate()
  return (
    <SectionList<SubscriberImport>
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[]}
      hasCreate
      columns={[
        { source: 'name', isLink: true },
        { source: 'createdAt', isSortable: true, render: ({ createdAt }) => dateAndTime(createdAt) },
        { source: 'imported', align: 'right', render: ({ imported }) => number(imported) },
        { source: 'refused', align: 'right', render: ({ refused }) => number(refused.length) },
      ]}
      row={({ name, createdAt, imported }) => ({
        title: name,
        below: `${translate('resources.subscriber-imports.fields.imported')}: ${number(imported)}`,
        aside: dateAndTime(createdAt),
      })}
    />
  )
}

/** Imports a file. If the whole file is refused, it remains selected and a message is shown. */
function SubscriberImportCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const { create } = useSave('subscriber-imports', subscriberImport)
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const t = (key: string, values = {}) => translate(`resources.subscriber-imports.${key}`, values)

  async function send(chosen: File) {
    setIsBusy(true)
    setRefusal(null)
    try {
      if (chosen.size > SUBSCRIBER_FILE_MAX) return setRefusal(t('values.file.file-too-long'))
      const outcome = await create({ name: chosen.name, text: await chosen.text() })
      if (outcome.kind === 'saved') {
        notify('desk.saved', { type: 'success' })
        redirect('show', 'subscriber-imports', outcome.output.id)
      } else {
        const [field] = outcome.fields
        setRefusal(field ? t(`values.file.${field.code}`) : outcome.text)
      }
    } catch {
      // The browser could not read the file.
      setRefusal(translate('errors.unavailable'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Page title={t('new')} above={<BackToList />}>
      <Typography variant="body2" sx={{ maxWidth: '42rem' }}>
        {t('explain')}
      </Typography>
      <Typography component="p" variant="body2" sx={{ marginTop: 1, fontFamily: 'monospace' }}>
        {SUBSCRIBER_COLUMNS.join(', ')}
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, marginTop: 3 }}>
        <label>
          <Typography component="span" variant="body2" sx={{ display: 'block', marginBottom: 0.5 }}>
            {t('file')}
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
          {t('send')}
        </Button>
      </Box>
    </Page>
  )
}
