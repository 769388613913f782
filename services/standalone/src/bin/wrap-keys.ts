import '../../../libs/process/required-node.ts';

await import('../commands/wrap-keys.ts');
