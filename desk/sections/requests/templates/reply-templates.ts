import type { Section } from '../../section.ts'
import { TemplateCreate } from './template-create.tsx'
import { TemplateEdit } from './template-edit.tsx'
import { TemplateList } from './template-list.tsx'

export const replyTemplates: Section = {
  resource: 'reply-templates',
  roles: ['care'],
  group: 'sales',
  within: 'requests',
  list: TemplateList,
  edit: TemplateEdit,
  create: TemplateCreate,
}
