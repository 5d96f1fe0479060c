import type { Section } from '../section.ts'
import { IssueCreate } from './issue-create.tsx'
import { IssueEdit } from './issue-edit.tsx'
import { IssueList } from './issue-list.tsx'

export const newsletterIssues: Section = {
  resource: 'newsletter-issues',
  roles: ['content'],
  group: 'house',
  within: 'subscribers',
  list: IssueList,
  edit: IssueEdit,
  create: IssueCreate,
}
