import '../../../libs/process/required-node.ts';

await import('../commands/verify.ts');
