import { Button, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { TEAM_RANGE_MAX } from '#contracts/team/convention.ts'
import { replyTemplate } from '#contracts/team/reply-template.ts'
import { useDesk } from '#desk/application/desk-context.ts'
import { useFormat } from '#desk/format/use-format.ts'
import type { Language } from '#domain/market/language.ts'
import { fillTemplate, templateText } from '#domain/request/reply-template.ts'
import { hasRole } from '#domain/team/roles.ts'
import { replyTemplates as section } from '../templates/reply-templates.tsx'

/** Inserts a template in the customer's language, or in its fallback language. */
export function TemplateMenu({
  request: { name, number, language: wanted },
  onChoose,
}: {
  /** Without a number, templates with one are left out. */
  request: { name: string; number: string | null; language: Language }
  onChoose: (text: string, language: Language) => void
}) {
  const translate = useTranslate()
  const { language: nameOf } = useFormat()
  const { session } = useDesk()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data = [] } = useGetList('reply-templates', {
    pagination: { page: 1, perPage: TEAM_RANGE_MAX },
    sort: { field: 'name', order: 'ASC' },
  })
  const templates = data.flatMap((item) => {
    const template = replyTemplate.parse(item)
    const found = templateText(template.texts, wanted)
    return found && (number !== null || !found.text.includes('{number}')) ? [{ ...template, ...found }] : []
  })
  return (
    <>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('resources.requests.template')}
      </Button>
      <Menu
        // Stays within the landmark of the page.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {templates.map(({ id: templateId, name: title, text, language }) => (
          <MenuItem
            key={templateId}
            onClick={() => {
              setAnchor(null)
              onChoose(fillTemplate(text, { name, number: number ?? '' }), language)
            }}
          >
            {language === wanted
              ? title
              : translate('resources.requests.template-in', { name: title, language: nameOf(language) })}
          </MenuItem>
        ))}
        {templates.length === 0 && (
          <MenuItem disabled>{translate('resources.requests.no-templates')}</MenuItem>
        )}
        {hasRole(session.roles, section.roles) && (
          <MenuItem component={Link} to="/reply-templates">
            {translate('resources.requests.edit-templates')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
