import '../../../libs/process/required-node.ts';

await import('../commands/accounts.ts');
