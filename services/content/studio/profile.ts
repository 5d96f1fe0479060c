import type { Context } from 'hono'
import type { Role } from '#domain/team/roles.ts'
import { hasRole } from '#domain/team/roles.ts'
import type { StaffCall } from '../content-call.ts'

/** Editors change and publish content. All other members of the team read it. */
export function mayEdit(roles: readonly Role[]): boolean {
  return hasRole(roles, ['content'])
}

/** `GET /users/me`: the member of the team. */
export async function serveOwnProfile(context: Context, { options, staff }: StaffCall): Promise<Response> {
  const [person] = await options.team.findColleagues([staff.accountId])
  const role = roleOf(staff.roles)
  return context.json({
    id: staff.accountId,
    name: person?.name ?? '',
    email: person?.email ?? '',
    role: role.name,
    roles: [role],
    provider: 'team',
  })
}

/** `GET /users/{id,id,…}`: what colleagues are called; one person, or a list for several ids. */
export async function serveColleagues(context: Context, { options }: StaffCall): Promise<Response> {
  const ids = (context.req.param('ids') ?? '').split(',').slice(0, IDS_PER_CALL)
  const known = new Map((await options.team.findColleagues(ids)).map((person) => [person.id, person.name]))
  const people = ids.flatMap((id) => {
    const displayName = known.get(id)
    return displayName === undefined ? [] : [{ id, displayName, imageUrl: null }]
  })
  return context.json(ids.length > 1 ? people : (people[0] ?? null))
}

const IDS_PER_CALL = 100

/** `GET /projects/{project}/datasets/{dataset}/acl`: what the member may do with which documents. */
export function serveGrants(context: Context, { staff }: StaffCall): Response {
  const permissions = mayEdit(staff.roles)
    ? ['read', 'create', 'update', 'history', 'editHistory']
    : ['read', 'history']
  return context.json([{ filter: '_id in path("**")', permissions }])
}

/** `GET /projects/{project}`: what the Studio shows of its project. */
export function serveProject(context: Context, { options, staff }: StaffCall): Response {
  const role = roleOf(staff.roles)
  return context.json({
    id: options.projectId,
    displayName: options.projectId,
    studioHost: null,
    organizationId: null,
    metadata: {},
    isBlocked: false,
    isDisabled: false,
    features: [],
    members: [{ id: staff.accountId, role: role.name, isCurrentUser: true, isRobot: false, roles: [role] }],
  })
}

function roleOf(roles: readonly Role[]) {
  if (roles.includes('admin')) return { name: 'administrator', title: 'Administrator' }
  return mayEdit(roles) ? { name: 'editor', title: 'Editor' } : { name: 'viewer', title: 'Viewer' }
}
