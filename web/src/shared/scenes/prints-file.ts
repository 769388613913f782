/**
 * The file that holds every print, each under its scene's name. Its colours are those of the cloth it is
 * shown on. A build makes the file and puts its own name for it here (web/prints-in-one-file.ts).
 */
export const printsFile = '/prints.svg';
