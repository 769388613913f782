/** Who gives a command: a traveller, a member of staff, the system, or an import. */
export type ActorKind = 'customer' | 'admin' | 'system' | 'import';
