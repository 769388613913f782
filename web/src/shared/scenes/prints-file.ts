/**
 * The address of the file with every print, each under its scene's name. A print has the colours of the cloth
 * around it. The build creates the file and inserts its final name here (web/prints-in-one-file.ts).
 */
export const printsFile = '/prints.svg';
