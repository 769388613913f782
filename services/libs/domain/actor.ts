/** Who wants something: a traveller, a member of staff, the system itself, or an import. */
export type ActorKind = 'customer' | 'admin' | 'system' | 'import';
