/** How something stood at an instant that was asked for, which is said again; without one, how it stands. */
export type AsOf<View> = View & { readonly asOf?: string };
